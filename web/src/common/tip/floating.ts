/** Keeps something that floats (`position: fixed`) beside what it belongs to, whatever changes its size or the page. */
import type { Attachment } from "svelte/attachments";
import { placeBeside, sizeOf, zoomOf, type Where } from "./place";

/**
 * `where` is null while it is not placed here; a popover is shown only while it is, and comes above what was opened in
 * the meantime. `about`: what it belongs to, if that may change its size without the window.
 */
export function floating(where: () => Where | null, about?: () => Element | null): Attachment<HTMLElement> {
  return (element) => {
    if (!where()) return;
    const popover = element.popover !== null;
    if (popover) element.showPopover();

    function settle(): void {
      const at = where();
      if (!at) return;
      const zoom = zoomOf(element);
      const { x, y } = placeBeside(sizeOf(element), at.spots, at.frames, at.wish);
      element.style.left = `${x / zoom}px`;
      element.style.top = `${y / zoom}px`;
    }

    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    const other = about?.();
    if (other) observer.observe(other);
    addEventListener("resize", settle);
    addEventListener("scroll", settle, true);
    return () => {
      observer.disconnect();
      removeEventListener("resize", settle);
      removeEventListener("scroll", settle, true);
      if (popover) element.hidePopover();
    };
  };
}

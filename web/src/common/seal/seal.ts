/** The beginning of a fingerprint, to be read aloud or compared at a glance: `ab12 cd34…`. */
export const shortSeal = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}…`;

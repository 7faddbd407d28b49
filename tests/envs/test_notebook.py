"""The notebook for researchers runs from its first cell to its last, and has no old results in it."""

from __future__ import annotations

import nbformat
import pytest
from nbclient import NotebookClient

from tests.paths import PROJECT

DOCS = PROJECT / "docs"


@pytest.mark.compiled
def test_it_runs() -> None:
    notebook = nbformat.read(DOCS / "research.ipynb", as_version=4)
    nbformat.validate(notebook)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert not any(cell.outputs or cell.execution_count for cell in code), "clear all outputs before committing"
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(DOCS)}}).execute()
    shown = str([cell.outputs for cell in code])
    assert "image/svg+xml" in shown
    assert "it won" in shown

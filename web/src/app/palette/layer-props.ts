/** What the search and the list of shortcuts take from whoever opens them. */
export type LayerProps = { onClose: () => void; onShortcuts: () => void };

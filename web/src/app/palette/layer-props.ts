export type LayerProps = { onClose: () => void; onShortcuts: () => void };

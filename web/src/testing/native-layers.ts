/** The parts of `<dialog>` and popovers that jsdom lacks and the product uses, without layout. */
function toggled(element: HTMLElement, isOpen: boolean): void {
  const states = { oldState: isOpen ? 'closed' : 'open', newState: isOpen ? 'open' : 'closed' };
  element.dispatchEvent(Object.assign(new Event('toggle'), states));
}

function setPopover(element: HTMLElement, isOpen: boolean): void {
  if (element.hasAttribute('data-open') === isOpen) return;
  element.toggleAttribute('data-open', isOpen);
  // jsdom's style sheet hides all popovers.
  element.style.display = isOpen ? 'block' : '';
  toggled(element, isOpen);
}

function onEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!open?.dispatchEvent(new Event('cancel', { cancelable: true }))) return;
  (open as HTMLDialogElement).close();
}

function onClick({ target }: MouseEvent): void {
  const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
  const popover = id && document.getElementById(id);
  if (popover) setPopover(popover, !popover.hasAttribute('data-open'));
}

/** Returns what removes its listeners. */
export function installNativeLayers(): () => void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      setPopover(this, true);
    },
    hidePopover(this: HTMLElement) {
      setPopover(this, false);
    },
  });
  document.addEventListener('keydown', onEscape);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('keydown', onEscape);
    document.removeEventListener('click', onClick);
  };
}

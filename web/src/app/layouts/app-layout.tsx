import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { startTransition, Suspense, useState, type MouseEventHandler, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '#session/session-context.tsx';
import { readStored, writeStored } from '#shared/storage.ts';
import { Ahead, useIsGoing } from '#shared/navigation/ahead.tsx';
import { BusyProvider, useBusy } from '#shared/ui/states/busy.tsx';
import { HeaderSlotsProvider, type HeaderSlots } from '#shared/ui/page-header.tsx';
import { Toasts } from '#shared/ui/toasts/toasts.tsx';
import { useSlow } from '#shared/ui/states/use-slow.ts';
import { Waiting } from '#shared/ui/states/waiting.tsx';
import { usePrefetch } from '../use-prefetch.ts';
import { NewVersion } from '../new-version.tsx';
import { useLayers } from '../palette/use-layers.ts';
import { AppHeader } from './app-header.tsx';
import classes from './app-layout.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { ScrollPlace } from './scroll-place.ts';
import { SideMenu } from './side-menu.tsx';

const COLLAPSED = 'cuadrilla.menu-collapsed';

function useCollapsed() {
  const [collapsed, setCollapsed] = useState(() => readStored('local', COLLAPSED) === '1');
  const toggle = () => {
    setCollapsed(!collapsed);
    writeStored('local', COLLAPSED, collapsed ? null : '1');
  };
  return { collapsed, toggle };
}

function useSlots() {
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  const [action, setAction] = useState<HTMLElement | null>(null);
  const slots: HeaderSlots = { heading, action };
  return {
    slots,
    setHeading: (slot: HTMLElement | null) => startTransition(() => setHeading(slot)),
    setAction: (slot: HTMLElement | null) => startTransition(() => setAction(slot)),
  };
}

function Main({ role, children }: { role: Role | null; children: ReactNode }) {
  const isBusy = useBusy();
  const isGoing = useIsGoing();
  const isSlow = useSlow(isGoing);
  usePrefetch(role);
  return (
    <main
      id="contenido"
      tabIndex={-1}
      aria-busy={isBusy || isGoing}
      data-going={isSlow || undefined}
      className={classes['main']}
    >
      {children}
    </main>
  );
}

/** Moves the focus itself: a link to the anchor would add a history entry that the router does not know. */
function SkipLink() {
  const skip: MouseEventHandler = (event) => {
    event.preventDefault();
    document.getElementById('contenido')?.focus();
  };
  return (
    <a href="#contenido" className={classes['skip']} onClick={skip}>
      Saltar al contenido
    </a>
  );
}

export function AppLayout() {
  const { session } = useSession();
  const { collapsed, toggle } = useCollapsed();
  const { slots, setHeading, setAction } = useSlots();
  const { Layer, open, close } = useLayers();
  const search = () => open('search');
  return (
    <BusyProvider>
      <ScrollPlace />
      <SkipLink />
      <div className={classes['shell']} data-collapsed={collapsed || undefined}>
        <aside className={classes['navbar']} aria-label="Barra lateral" data-frame>
          <Ahead>
            <SideMenu role={session.role} collapsed={collapsed} onToggle={toggle} onSearch={search} />
          </Ahead>
        </aside>
        <header className={classes['header']} data-frame>
          <AppHeader headingRef={setHeading} actionRef={setAction} role={session.role} onSearch={search} />
        </header>
        <Main role={session.role}>
          <HeaderSlotsProvider value={slots}>
            <Suspense fallback={<Waiting lines={8} />}>
              <Outlet />
            </Suspense>
          </HeaderSlotsProvider>
        </Main>
        <footer className={classes['footer']} data-frame>
          <Ahead>
            <MobileMenu role={session.role} />
          </Ahead>
        </footer>
      </div>
      {Layer && <Layer onClose={close} onShortcuts={() => open('shortcuts')} />}
      <Toasts />
      <NewVersion />
    </BusyProvider>
  );
}

import { render } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppRouter } from '#shared/navigation/app-router.tsx';
import { memoryRouter } from '../../testing/memory-router.ts';
import { ScrollPlace } from './scroll-place.ts';

let height: number;
let grow: () => void;

beforeEach(() => {
  height = 1_000;
  const resized = new Set<() => void>();
  grow = () => resized.forEach((tell) => tell());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        resized.add(this.#tell);
      }
      disconnect() {
        resized.delete(this.#tell);
      }
    },
  );
  vi.stubGlobal('scrollTo', (_left: number, top: number) => scroll(top));
  scroll(0);
});

function scroll(top: number) {
  vi.stubGlobal('scrollY', Math.min(top, height));
  window.dispatchEvent(new Event('scroll'));
}

const Frame = () => (
  <>
    <ScrollPlace />
    <Outlet />
  </>
);

function open(...initialEntries: string[]) {
  const { history, navigate } = memoryRouter(...initialEntries);
  const routes = [{ element: <Frame />, children: [{ path: '*', element: null }] }];
  const { unmount } = render(<AppRouter history={history} routes={routes} />);
  return { go: (to: string | number) => navigate(to), unmount };
}

test('a new page starts at its top; Back and Forward restore the position', async () => {
  const { go } = open('/');
  scroll(300);
  await go('/visits/v1');
  expect(window.scrollY).toBe(0);
  scroll(505);
  await go('/');
  expect(window.scrollY).toBe(0);
  await go(-1);
  expect(window.scrollY).toBe(505);
  await go(-1);
  expect(window.scrollY).toBe(300);
  await go(1);
  expect(window.scrollY).toBe(505);
});

test('the position is restored as the page grows, unless the person scrolls', async () => {
  const { go } = open('/');
  scroll(800);
  const back = async () => {
    await go('/clients');
    height = 200;
    await go(-1);
    expect(window.scrollY).toBe(200);
    height = 1_000;
  };
  await back();
  grow();
  expect(window.scrollY).toBe(800);
  // Once the position is restored, further growth does not scroll the page again.
  scroll(0);
  grow();
  expect(window.scrollY).toBe(0);
  scroll(800);
  await back();
  window.dispatchEvent(new Event('wheel'));
  grow();
  expect(window.scrollY).toBe(200);
});

test.each([
  ['the tab of a client', '/clients/c1', '/clients/c1/services', 400],
  ['a filter', '/services?status=OPEN', '/services?status=ALL', 400],
  ['the next page of a list', '/services?status=ALL', '/services?status=ALL&cursor=abc', 0],
  ['another client', '/clients/c1/services', '/clients/c2/services', 0],
  ['the edit form of a client', '/clients/c1', '/clients/c1/edit', 0],
])('going to %s: from %s to %s the page is at %i', async (_name, from, to, top) => {
  const { go } = open(from);
  scroll(400);
  await go(to);
  expect(window.scrollY).toBe(top);
});

test('a reload restores the position; another address starts at its top', () => {
  const first = open('/clients');
  scroll(600);
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();
  scroll(0);
  const second = open('/clients');
  expect(window.scrollY).toBe(600);
  second.unmount();
  open('/services');
  expect(window.scrollY).toBe(0);
});

test.each(['{', 'null', '7', '{"a":1}', '[1,null,["x"],["y","3"]]'])(
  'the invalid stored value %s leaves the page at its top',
  (kept) => {
    window.sessionStorage.setItem('cuadrilla.scroll', kept);
    open('/clients');
    expect(window.scrollY).toBe(0);
  },
);

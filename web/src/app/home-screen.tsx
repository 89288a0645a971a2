import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { wasTechnician } from '#session/known-person.ts';
import { useSession } from '#session/session-context.tsx';
import { lazyPage } from '#shared/lazy-page.ts';

const OFFICE = lazyPage(() => import('#features/home/home-page.tsx'), 'HomePage');
const MY_DAY = lazyPage(() => import('#features/my-day/day/my-day-page.tsx'), 'MyDayPage');

function HomeScreen() {
  const { role } = useSession().session;
  return worksInField(role) ? <MY_DAY.Page /> : <OFFICE.Page />;
}

export const HOME = {
  Page: HomeScreen,
  preload: () => (wasTechnician() ? MY_DAY.preload() : OFFICE.preload()),
};

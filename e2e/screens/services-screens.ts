import {
  at,
  choose,
  chooseOfVisit,
  click,
  everyone,
  filter,
  MORE,
  NOT_FOUND,
  office,
  press,
  screen,
  underCode,
  type AreaScreens,
} from './kit.ts';
import type { Records } from './records.ts';

const service = (made: Records) => `/services/${made.service.id}`;
const finished = (made: Records) => `/services/${made.finished.id}`;
const report = (made: Records) => `${finished(made)}/report/${made.report.id}`;

export const area: AreaScreens = {
  about: 'services and their papers',
  screens: [
    screen('/services', 'Servicios', everyone, []),
    screen('/services/new', 'Nuevo servicio', office, ['Servicios']),
    screen('/services/schedule', 'Planificación', office, ['Servicios']),
    screen('/services/review', 'Por revisar', office, ['Servicios']),
  ],
  // Open to every role; a technician sees only their own.
  recordScreens: (made) => {
    const { title, code } = made.service;
    const done = made.finished;
    const hidden = NOT_FOUND;
    return [
      { ...screen(service(made), title, office, ['Servicios']), crumb: code, hidden },
      { ...screen(finished(made), done.title, office, ['Servicios']), crumb: done.code, hidden },
      underCode(title, `${service(made)}/edit`, 'Editar servicio', office, ['Servicios', code]),
      {
        ...underCode(done.title, report(made), made.report.code, office, ['Servicios', done.code]),
        hidden,
      },
    ];
  },
  actions: ['/services', '/services/schedule'].map((path) => ({
    path,
    label: 'Nuevo servicio',
    to: '/services/new',
    roles: office,
  })),
  menu: [
    { at: 4, label: 'Servicios', path: '/services', roles: everyone },
    // A view of Servicios, listed below it.
    { at: 4.5, label: 'Planificación', path: '/services/schedule', roles: office, isView: true },
  ],
  dialogs: [
    { what: 'a visit to plan', path: service, open: (page) => click(page, 'Programar visita') },
    { what: 'a wait', path: service, open: choose(MORE, 'Poner en espera') },
    { what: 'an annulment', path: service, open: choose(MORE, 'Anular servicio') },
    { what: 'a line', path: service, open: press('Añadir línea') },
    { what: 'a visit to move', path: service, open: chooseOfVisit('Mover') },
    { what: 'a visit back in the tray', path: service, open: chooseOfVisit('Devolver a la bandeja') },
    { what: 'times to correct', path: finished, open: chooseOfVisit('Corregir horas') },
    { what: 'the end of the review', path: finished, open: (page) => click(page, 'Cerrar servicio') },
    { what: 'taking it up again', path: finished, open: press('Reabrir') },
    { what: 'another version', path: report, open: press('Nueva versión') },
    { what: 'a client to filter by', path: at('/services'), open: filter('Cliente') },
    { what: 'a technician to filter by', path: at('/services'), open: filter('Técnico') },
    { what: 'days to filter by', path: at('/services'), open: filter('Fechas') },
  ],
};

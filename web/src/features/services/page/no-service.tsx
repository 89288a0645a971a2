import { IconTool } from '@tabler/icons-react';
import type { Missing } from '#shared/detail/record-page.tsx';

export const NO_SERVICE: Missing = {
  title: 'No se ha encontrado el servicio',
  icon: <IconTool size={24} stroke={1.75} />,
  text: 'Aquí no hay ningún servicio que puedas ver.',
};

export const NOT_LOADED = 'No se ha podido cargar el servicio';

/** Whether a technician sees something: `Ve precios: Sí`. */
export const yesNo = (isSo: boolean) => (isSo ? 'Sí' : 'No');

/** NONE: not finished, cancelled, or finished with something missing. NOTHING: finished without any charge. */
export const BILLING_STATES = ['NONE', 'READY', 'NOTHING', 'TO_INVOICE', 'DELIVERED', 'INVOICED'] as const;
export type BillingState = (typeof BILLING_STATES)[number];

export const BILLING_STATE_LABELS: Record<BillingState, string> = {
  NONE: 'Sin preparar',
  READY: 'Listo para facturar',
  NOTHING: 'Nada que cobrar',
  TO_INVOICE: 'Por facturar',
  DELIVERED: 'Entregado',
  INVOICED: 'Facturado',
};

type Times = {
  arrivedAt: string | null;
  finishedAt: string | null;
  pauses: readonly { from: string; to: string | null }[];
};

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));

export const workTimesOf = ({ arrivedAt, finishedAt, pauses }: Times) => ({
  arrivedAt: dateOf(arrivedAt),
  finishedAt: dateOf(finishedAt),
  pauses: pauses.map(({ from, to }) => ({ from: new Date(from), to: dateOf(to) })),
});

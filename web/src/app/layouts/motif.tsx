import classes from './auth-layout.module.css';

const ROWS: readonly {
  tone: number;
  blocks: readonly (readonly [x: number, width: number, tone?: number])[];
}[] = [
  {
    tone: 0.13,
    blocks: [
      [78, 162],
      [271, 246, 0.19],
      [565, 240],
    ],
  },
  {
    tone: 0.19,
    blocks: [
      [128, 213],
      [380, 112, 0.12],
      [532, 270, 0.28],
    ],
  },
  {
    tone: 0.13,
    blocks: [
      [78, 128],
      [246, 179],
      [464, 146, 1],
      [650, 150],
    ],
  },
  {
    tone: 0.28,
    blocks: [
      [162, 224],
      [439, 162, 0.19],
      [641, 160, 0.19],
    ],
  },
  {
    tone: 0.13,
    blocks: [
      [78, 196],
      [313, 126],
      [532, 270],
    ],
  },
  {
    tone: 0.11,
    blocks: [
      [112, 145],
      [296, 280, 0.22],
      [616, 200],
    ],
  },
  {
    tone: 0.08,
    blocks: [
      [78, 246],
      [363, 129, 0.12],
      [532, 270],
    ],
  },
];

const ROW = 80;
const COLUMNS = [76, 160, 244, 328, 412, 496, 580, 664];

export function Motif() {
  const height = ROWS.length * ROW;
  return (
    <svg
      className={classes['motif']}
      viewBox={`0 0 690 ${height}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <g stroke="#fff" strokeOpacity="0.06">
        {COLUMNS.map((x) => (
          <line key={x} x1={x} x2={x} y1="0" y2={height} />
        ))}
        {ROWS.map((_, row) => (
          <line key={row} x1="0" x2="690" y1={(row + 1) * ROW} y2={(row + 1) * ROW} />
        ))}
      </g>
      {ROWS.map(({ tone, blocks }, row) => (
        <g key={row} fill="#fff">
          <circle cx="30" cy={row * ROW + 40} r="15" fillOpacity={tone} />
          {blocks.map(([x, width, own = tone]) => (
            <rect
              key={x}
              x={x}
              y={row * ROW + 16}
              width={width}
              height="48"
              rx="8"
              {...(own === 1 ? { fill: '#E9AC34' } : { fillOpacity: own })}
            />
          ))}
        </g>
      ))}
      <line x1="525" x2="525" y1="0" y2={height} stroke="#E9AC34" strokeOpacity="0.55" />
    </svg>
  );
}

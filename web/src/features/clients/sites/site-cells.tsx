import { IconKey, IconMapPin, IconTool, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { PATHS } from '#shared/paths.ts';
import { Tag } from '#shared/status/tag.tsx';
import { MapLink } from '#records/places/map-link.tsx';
import type { SiteDetail_SiteFragment } from './site-detail.generated.ts';
import classes from './sites.module.css';

type Site = SiteDetail_SiteFragment;

function equipmentCountWords(count: number): string {
  if (count === 0) return 'Sin equipos';
  return count === 1 ? '1 equipo' : `${count} equipos`;
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={classes['line']}>
      {icon}
      <span>{children}</span>
    </div>
  );
}

function Cell({ site, isMain, zone }: { site: Site; isMain: boolean; zone: string }) {
  const { id, name, address, client, accessNotes, contactName, equipmentCount } = site;
  const look = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <li className={classes['cell']}>
      <div className={classes['head']}>
        <IconMapPin {...look} />
        <Link to={PATHS.site(client.id, id)}>{name}</Link>
        {isMain && <Tag>Principal</Tag>}
        {zone !== '' && (
          <span className={classes['zone']}>
            <Tag>{zone}</Tag>
          </span>
        )}
      </div>
      <div className={classes['address']}>
        <MapLink address={address} />
      </div>
      {accessNotes !== null && (
        <div className={classes['access']}>
          <Line icon={<IconKey {...look} />}>{accessNotes}</Line>
        </div>
      )}
      <div className={classes['facts']}>
        {contactName !== null && <Line icon={<IconUser {...look} />}>{contactName}</Line>}
        <Line icon={<IconTool {...look} />}>{equipmentCountWords(equipmentCount)}</Line>
      </div>
    </li>
  );
}

type Props = { sites: readonly Site[]; mainId: string | null };

export function SiteCells({ sites, mainId }: Props) {
  const { nameOf } = useCatalog();
  return (
    <ul className={classes['cells']}>
      {sites.map((site) => (
        <Cell
          key={site.id}
          site={site}
          isMain={sites.length > 1 && site.id === mainId}
          zone={nameOf('zones', site.zoneId)}
        />
      ))}
    </ul>
  );
}

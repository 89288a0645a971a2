import classes from './my-day.module.css';

const LINES = ['30%', '55%', '70%', '45%'];

export function DaySkeleton() {
  return (
    <div className={classes['next']} aria-hidden="true" data-skeleton>
      <div className={classes['next-head']}>
        {LINES.map((width) => (
          <span key={width} className={classes['bone']} style={{ width }} />
        ))}
      </div>
      <div className={classes['next-foot']}>
        <span className={classes['bone']} style={{ width: '100%', height: '3.5rem' }} />
      </div>
    </div>
  );
}

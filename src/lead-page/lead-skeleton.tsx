import type { ReactElement } from 'react';
import { SkeletonBar } from '../ui/skeleton-bar.js';

const DETAILS = [
  [96, 210],
  [128, 110],
  [144, 140],
  [132, 128],
] as const;
const FACTS = [
  [66, 100],
  [88, 84],
] as const;

export function LeadSkeleton(): ReactElement {
  return (
    <div className="card skeleton" aria-hidden="true">
      <div className="head">
        <span className="disc" />
        <div>
          <p className="title">
            <SkeletonBar width={210} height={16} />
          </p>
          <p>
            <SkeletonBar width={110} height={9} />
          </p>
        </div>
      </div>
      <section>
        <h4>
          <SkeletonBar width={92} height={9} />
        </h4>
        <Pairs widths={DETAILS} />
      </section>
      <section>
        <h4>
          <SkeletonBar width={86} height={9} />
        </h4>
        <p className="text">
          <SkeletonBar width={460} height={12} />
        </p>
        <p className="text">
          <SkeletonBar width={250} height={12} />
        </p>
      </section>
      <section>
        <Pairs widths={FACTS} />
      </section>
    </div>
  );
}

function Pairs({ widths }: { widths: readonly (readonly [number, number])[] }): ReactElement {
  return (
    <dl className="qa">
      {widths.map(([question, answer]) => (
        <div key={question}>
          <dt>
            <SkeletonBar width={question} height={9} />
          </dt>
          <dd>
            <SkeletonBar width={answer} height={12} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

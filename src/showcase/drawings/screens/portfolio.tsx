import { Chair } from '../Chair.tsx';
import { Sheet } from '../Sheet.tsx';
import './portfolio.css';

const tracing = 'M-90 -560H590V-250L180 140H-90Z';
const corner = 'M590 -250 180 140C210 70 250 -20 230 -110C340 -130 470 -180 590 -250Z';

/** Portfolio: finished work under tracing paper with a folded corner. */
export function Drawing() {
  return (
    <Sheet view={[-130, -600, 780, 780]}>
      <clipPath id="corner">
        <path d="M600 -250V160H170Z" />
      </clipPath>
      <path className="paper" d="M-60 -520H620V180H-60Z" />
      <g opacity=".16">
        <Chair look="final" />
      </g>
      <path className="paper bare" fillOpacity=".45" d={tracing} />
      <Chair look="sketch" />
      <g clipPath="url(#corner)">
        <path className="paper bare" d="M590 -250V150H170Z" />
        <Chair look="final" />
      </g>
      <path className="clay" d={corner} />
      <path d={tracing} />
    </Sheet>
  );
}

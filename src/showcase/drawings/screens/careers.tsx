import { Sheet } from '../Sheet.tsx';
import './careers.css';

/** Careers: a caliper around a part, since modeling starts with measuring. */
export function Drawing() {
  return (
    <Sheet view={[59, 9, 1122, 452]}>
      <path className="clay" d="M152 190h196v196H152Z" />
      <path className="shade" fillOpacity=".25" d="M152 190h196l-40 40H192Z" />
      <path d="M152 190h196v196H152ZM152 190l40 40h116l40-40M192 230v156M308 230v156" />
      <path className="paper" d="M60 60H1180v90H152v240l-52 50V150H60Z" />
      <path className="fine" d={ticks(40, 160, 25, 150)} />
      <path className="wooden" d="M348 40H640v130H400v220l-52 50Z" />
      <path className="paper" d="M380 100H610v50H380Z" />
      <path className="fine" d={ticks(11, 390, 21, 150)} />
      <path className="signal" d="M152 400v60M348 400v60M152 430H348M146 436l12-12M342 436l12-12" />
      <path className="paper" d="M470 10h70v30h-70Z" />
      <path className="fine" d="M480 10v30M490 10v30M500 10v30M510 10v30M520 10v30M530 10v30" />
    </Sheet>
  );
}

/** Returns the path of scale marks, every fifth one longer. */
function ticks(count: number, from: number, distance: number, edge: number): string {
  return Array.from({ length: count }, (_, tick) => {
    const length = tick % 5 === 0 ? 34 : 18;
    return `M${from + tick * distance} ${edge - length}v${length}`;
  }).join('');
}

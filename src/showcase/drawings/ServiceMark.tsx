import type { ReactNode } from 'react';
import type { servicePages } from '../../../schema/navigation.ts';
import { Sheet } from './Sheet.tsx';

type ServicePage = (typeof servicePages)[number];

const cube = 'M48 6 74 21v30L48 66 22 51V21Z';
const edges = 'M22 21l26 15 26-15M48 36v30';

/** One cube, and what each service does to it. */
const marks: { readonly [Page in ServicePage]: ReactNode } = {
  'services/modeling': (
    <>
      <path d={`${cube}${edges}`} />
      <path
        className="fine"
        d="M35 13.5 61 28.5v30M61 13.5 35 28.5v30M30.7 16l26 15v30M39.3 11l26 15v30M65.3 16l-26 15v30M56.7 11l-26 15v30M22 31l26 15 26-15M22 41l26 15 26-15"
      />
    </>
  ),
  'services/rendering': (
    <>
      <path className="shadow" d="M48 66 74 51 94 60 68 72Z" />
      <path className="clay" d={cube} />
      <path className="shade" fillOpacity=".18" d="M22 21l26 15v30L22 51Z" />
      <path className="shade" fillOpacity=".5" d="M48 36l26-15v30L48 66Z" />
      <path className="signal" d="M4 4l10 6M2 14l11 2M14 0l4 10" />
    </>
  ),
  'services/texturing': (
    <>
      <path className="fabric bare" d={cube} />
      <path className="shade" fillOpacity=".35" d="M48 36l26-15v30L48 66Z" />
      <path
        className="seam"
        d="M28.5 17.2l26 15v30M35 13.5l26 15v30M41.5 9.7l26 15v30M54.5 9.7l-26 15v30M61 13.5l-26 15v30M67.5 17.2l-26 15v30M22 28.5l26 15 26-15M22 36l26 15 26-15M22 43.5l26 15 26-15"
      />
    </>
  ),
  'services/augmented-virtual-reality': (
    <>
      <path className="guide" d="M6 58 48 34l42 24" />
      <path className="paper" d="M48 20 66 30v20L48 60 30 50V30Z" />
      <path d="M30 30l18 10 18-10M48 40v20" />
      <path className="signal heavy" d="M14 16V6h10M72 6h10v10M82 58v10H72M24 68H14V58" />
    </>
  ),
  'services/print-ready-modeling': (
    <>
      <path className="dashed" d="M22 40V21L48 6 74 21v19" />
      <path
        className="fine"
        d="M22 51l26 15 26-15M22 47.5l26 15 26-15M22 44l26 15 26-15M22 40.5l26 15 26-15"
      />
      <path d="M22 40 48 25 74 40 48 55ZM22 40v11l26 15 26-15V40" />
      <path className="filled" d="M44 14h8l-4 9Z" />
      <path className="signal" d="M48 23v6" />
    </>
  ),
};

/** The small drawing beside the name of a service. */
export function ServiceMark({ page }: { page: ServicePage }) {
  return <Sheet view={[0, 0, 96, 74]}>{marks[page]}</Sheet>;
}

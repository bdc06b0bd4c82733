import { readGraph } from '../../scripts/content/graph.ts';
import { realContent } from './fixture.ts';

/** The graph of the project's own content; the test files of a worker share it, since parsing takes seconds. */
export const realGraph = readGraph(realContent);

/** The four stages of a project, in order (specification section 4). */
export const stages = ['consult', 'assign', 'produce', 'integrate'] as const;

export type StageName = (typeof stages)[number];

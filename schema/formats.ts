/** File formats the studio delivers (specification section 9). */
export const formats = ['GLB', 'glTF', 'USDZ', 'FBX', 'PNG', 'JPG'] as const;

/** 3D print technologies the studio prepares models for (specification section 9). */
export const printTechnologies = ['FDM', 'SLA', 'SLS'] as const;

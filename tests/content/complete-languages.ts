import project from '../../check.config.ts';

/** The languages that check.config.ts requires to be complete; a language that was just added is not one of them. */
export const completeLanguages = Object.entries(project.rules.thresholds).flatMap(([code, { complete }]) =>
  complete === 100 ? code : [],
);

import { accessSync, constants } from 'node:fs';

/**
 * Checks that the project's folder is writable, since Vite and the tests would otherwise fail with a stack trace.
 *
 * @throws Error with a sentence that says what to do, when the folder is read-only or belongs to another user
 */
export function assertWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(
      `The folder ${folder} is not writable; copy or clone the project to a folder that is, and run the command there.`,
    );
  }
}

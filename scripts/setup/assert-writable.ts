import { accessSync, constants } from 'node:fs';

/**
 * Checks that files can be written to the project's folder, since Vite and the tests would fail there with a stack.
 *
 * @throws Error with a sentence that says what to do, when the folder is read-only or belongs to another user
 */
export function assertWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(
      `The folder ${folder} cannot be written to; copy or clone the project to a folder of your own and run the command there.`,
    );
  }
}

import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFile } from '#src/project-file.ts'
import { copyProject, type ProjectCopy } from '../project-copy.ts'

/** The folder of the other brand. */
export const OTHER_BRAND = 'tests/fixtures/brand'

export type Copy = ProjectCopy

/** The project with another folder in the place of src/brand, in the temporary folder. */
export async function copyWithBrand(folder: string): Promise<Copy> {
  const copy = await copyProject('brand')
  await mkdir(join(copy.root, 'public'))
  await rm(join(copy.root, 'src/brand'), { recursive: true })
  await cp(projectFile(folder), join(copy.root, 'src/brand'), { recursive: true })
  return copy
}

import { spawnSync } from 'node:child_process'
import { projectRoot } from '#src/project-file.ts'
import { isBuildFresh } from './build/stamp.ts'

/** The first half of `npm start`: builds, unless `dist/` is up to date with the files. */
if (isBuildFresh(projectRoot)) console.log('Nothing has changed since the last build: it is served as it is.')
else {
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: projectRoot,
    stdio: 'inherit',
    // npm is a batch file on Windows.
    shell: process.platform === 'win32',
  })
  process.exitCode = status ?? 1
}

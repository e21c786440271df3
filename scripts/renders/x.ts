import { writeCar } from './surfaces/write.ts'
for (const c of process.argv.slice(2) as any[]) { const t=performance.now(); console.log(c, writeCar(c, '/tmp/rm/'+c), Math.round(performance.now()-t)) }

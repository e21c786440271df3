/** Every diagram a page can show: one file, which the browser fetches only on a client navigation to such a page. */
export { airbagDiagram, speakerDiagram, zoneDiagram } from '#src/drawing/diagrams/cabin.ts'
export { connectedDiagram } from '#src/drawing/diagrams/connected.ts'
export { distanceDiagram } from '#src/drawing/diagrams/distance.ts'
export { driveDiagram } from '#src/drawing/diagrams/drive.ts'
export { engineDiagram } from '#src/drawing/diagrams/engine.ts'
export { hallDiagram } from '#src/drawing/diagrams/hall.ts'
export { lightDiagram, seatDiagram } from '#src/drawing/diagrams/interior.ts'
export { personDiagram } from '#src/drawing/diagrams/person.ts'
export { pointsDiagram } from '#src/drawing/diagrams/points.ts'
export { headlampDiagram, projectionDiagram } from '#src/drawing/diagrams/road.ts'
export { screenDiagram } from '#src/drawing/diagrams/screen.ts'
export { sensorDiagram } from '#src/drawing/diagrams/sensors.ts'
export {
  cageDiagram,
  arcDiagram,
  combDiagram,
  horizonDiagram,
  lengthDiagram,
  longBaseDiagram,
  suspensionDiagram,
  wheelDiagram,
} from '#src/drawing/diagrams/side.ts'
export { answerDiagram, layerDiagram, secondsDiagram } from '#src/drawing/diagrams/sound.ts'
export { termsDiagram } from '#src/drawing/diagrams/terms.ts'
export { turnDiagram } from '#src/drawing/diagrams/turn.ts'

import { dateText } from '#src/office/client/parts/times.ts'
import { isByDay, type Report } from '#src/office/report-names.ts'

/** A label in readable form: dates are written out. */
export const labelText = (report: Report, label: string): string => (isByDay(report) ? dateText(label) : label)

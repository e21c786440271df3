/** A command as the operator has called it, for its usage text: through `deploy/site`, or from a checkout. */
export const operatorCommand = (
  name: 'advertising' | 'backup' | 'content' | 'drill' | 'leads' | 'office' | 'restore' | 'uploads',
): string => (process.env['SITE_COMMAND'] === 'site' ? `site ${name}` : `npm run ${name} --`)

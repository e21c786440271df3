import { NavigationAid } from '#src/app/navigation-aid.tsx'
import { Popups } from '#src/popups/popups.tsx'

/** What stands beside every page once the visitor has shown interest. `first` is the address the page load began with. */
export const PartsOnInterest = ({ first }: { first: string }) => (
  <>
    <Popups />
    <NavigationAid first={first} />
  </>
)

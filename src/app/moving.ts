import { createContext } from 'react'

/** Whether the next page is being loaded. */
export const MovingContext = createContext(false)

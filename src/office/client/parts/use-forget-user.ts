import { useQueryClient } from '@tanstack/react-query'
import { forgetUser } from '#src/office/client/providers.ts'

/** After a step of the sign-in: who is here is asked anew, by us and by react-admin, which keeps its answers. */
export function useForgetUser(): () => void {
  const client = useQueryClient()
  return () => {
    forgetUser()
    client.removeQueries({ queryKey: ['auth'] })
  }
}

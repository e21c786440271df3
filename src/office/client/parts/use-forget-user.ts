import { useQueryClient } from '@tanstack/react-query'
import { forgetUser } from '#src/office/client/providers.ts'

/**
 * After a step of the sign-in the current user is fetched again, by us and by react-admin, which caches its answers.
 */
export function useForgetUser(): () => void {
  const client = useQueryClient()
  return () => {
    forgetUser()
    client.removeQueries({ queryKey: ['auth'] })
  }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/office/client/api.ts'

const queryKey = ['pictures']

/** All uploaded pictures, and how to refetch them. */
export function usePictures() {
  const client = useQueryClient()
  const { data, error } = useQuery({ queryKey, queryFn: () => call('pictures.list', {}) })
  return { pictures: data?.pictures, error, reload: () => client.invalidateQueries({ queryKey }) }
}

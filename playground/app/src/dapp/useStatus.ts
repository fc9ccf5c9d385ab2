import { useQuery } from '@tanstack/react-query'

type Status = {
  services: readonly {
    id: string
    name: string
    url: string
    note: string
    isUp: boolean
  }[]
  lastMailAt?: string
  lastCode?: { code: string; to: string }
}

const openedAt = Date.now()

/** Which local services answer, and whether mail has come since. */
export function useStatus() {
  const { data, isError } = useQuery({
    queryKey: ['status'],
    queryFn: async (): Promise<Status> =>
      (await fetch('/status.json', { cache: 'no-store' })).json(),
    refetchInterval: 2_000,
    retry: false,
  })
  const { lastCode, lastMailAt, services = [] } = data ?? {}
  const hasMail = lastMailAt ? Date.parse(lastMailAt) > openedAt : false
  return {
    hasMail,
    mail: hasMail ? lastCode : undefined,
    // What serves this page serves the status too.
    services: services.map((service) => ({
      ...service,
      isUp: service.isUp && !isError,
    })),
  }
}

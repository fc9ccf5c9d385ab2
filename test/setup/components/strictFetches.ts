import { version } from 'react'

/**
 * Number of requests of a query that several hooks share: in StrictMode, React
 * 18 unmounts all of them once, which aborts the first request.
 */
export const strictFetches = version.startsWith('18.') ? 2 : 1

declare const process: { env: { NODE_ENV?: string | undefined } }

/**
 * Whether the app runs as its developer sees it. Bundlers know it for `false`
 * in what they build for production, and leave out what it guards.
 */
export const isDevelopment: boolean = process.env.NODE_ENV === 'development'

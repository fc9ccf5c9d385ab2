declare const process: { env: { NODE_ENV?: string | undefined } }

/**
 * Whether the app runs in development. Bundlers replace it with `false` in
 * production builds and drop the code it guards.
 */
export const isDevelopment: boolean = process.env.NODE_ENV === 'development'

export { KitProvider } from '../context.js'
export { createKit, type Kit } from '../createKit.js'

export { reown } from '../core/options/reown.js'
export { toHosts } from '../core/options/toHosts.js'

export { type CustodyAction, hashChange } from '../core/hashChange.js'

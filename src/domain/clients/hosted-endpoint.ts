// Where hosted pools are spoken to when nothing else is said: the region stands before the underscore of a pool's id.

/** @param service `cognito-idp` for user pools, `cognito-identity` for identity pools, whose ids have a colon instead */
export function hostedEndpoint(service: 'cognito-idp' | 'cognito-identity', id: string): string {
  // What is no region leads nowhere, and not to a host of somebody's choosing.
  const region = /^[a-z\d-]+(?=[_:])/i.exec(id)?.[0] ?? 'nowhere'
  return `https://${service}.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}/`
}

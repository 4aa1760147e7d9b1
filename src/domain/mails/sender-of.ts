// The `From` of a mail: a clinic's name beside its address, in quotes that no name can leave.

export function senderOf(name: string, address: string): string {
  return `"${name.replace(/["\\\r\n]/g, ' ')}" <${address}>`
}

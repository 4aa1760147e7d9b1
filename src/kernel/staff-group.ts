// The group of a provider's own people in its user pool: they are no clients, and no client's endpoint answers them.
export const staffGroup = 'staff'

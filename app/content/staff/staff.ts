/** Staff members. */
export const staffMembers = {
  members: {
    title: 'Staff',
    none: 'No one yet.',
    columns: { email: 'Email', role: 'Role', since: 'Since', actions: 'Change' },
    you: '{email} (you)',
    toAdministrator: 'Make administrator',
    toClerk: 'Make clerk',
    remove: 'Remove',
    reset: 'Reset second step',
  },
  invitations: {
    title: 'Invited',
    none: 'No open invitations.',
    columns: { email: 'Email', role: 'Role', until: 'Until', actions: 'Change' },
    withdraw: 'Withdraw',
  },
  invite: {
    title: 'Invite a staff member',
    about: 'They get a link by email that works once, for seven days.',
    email: 'Email',
    role: 'Role',
    submit: 'Send invitation',
    busy: 'Sending …',
    done: 'The invitation to {email} is on its way.',
  },
  roles: {
    mailbox_center: 'Clerk: everything at the counter',
    administrator: 'Administrator: staff, prices, past days and exports, too',
  },
  confirm: {
    cancel: 'Cancel',
    role: {
      title: 'Change the role?',
      text: 'The new role of {email} takes effect at once.',
      confirm: 'Change',
    },
    remove: {
      title: 'Remove from the staff?',
      text: '{email} loses access to the counter at once. The account stays as a customer account.',
      confirm: 'Remove',
    },
    reset: {
      title: 'Reset the second step?',
      text: '{email} is signed out everywhere, and sets up a new second step after signing in with the password. Make sure that the request really comes from them.',
      confirm: 'Reset',
    },
  },
}

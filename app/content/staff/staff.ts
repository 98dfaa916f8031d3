/** Who works at the counter. */
export const staffMembers = {
  members: {
    title: 'Staff',
    none: 'Nobody.',
    columns: { email: 'Email', role: 'Role', since: 'Since', actions: 'Change' },
    you: '{email} (you)',
    toAdministrator: 'Make administrator',
    toClerk: 'Make clerk',
    remove: 'Remove',
    reset: 'Reset second step',
  },
  invitations: {
    title: 'Invited',
    none: 'Nobody is invited.',
    columns: { email: 'Email', role: 'Role', until: 'Until', actions: 'Change' },
    withdraw: 'Withdraw',
  },
  invite: {
    title: 'Invite somebody',
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
    cancel: 'Leave as it is',
    role: {
      title: 'Change the role?',
      text: '{email} has another role from the next press on.',
      confirm: 'Change it',
    },
    remove: {
      title: 'Remove from the staff?',
      text: '{email} is out at once. The account stays, as a customer’s.',
      confirm: 'Remove',
    },
    reset: {
      title: 'Reset the second step?',
      text: '{email} is signed out everywhere, and sets up a new second step after signing in with the password. Make sure they are the one who asks.',
      confirm: 'Reset it',
    },
  },
}

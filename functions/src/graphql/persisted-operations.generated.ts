/** An operation the web sends by its hash; `retiredOn` once the code no longer has it. */
export type PersistedOperation = { name: string; hash: string; text: string; retiredOn?: string };

export const persistedOperations: readonly PersistedOperation[] = [
  {
    "name": "AdminHome",
    "hash": "3341f59566e921a5689f7f5786a934dd2c630027ffc5741fb4db4b4f94a32dc2",
    "text": "query AdminHome {\n  meAdmin {\n    user {\n      id\n      name\n      __typename\n    }\n    activeTechnicianCount\n    __typename\n  }\n}"
  },
  {
    "name": "AgentHome",
    "hash": "835663ed260aa359dfc68697eab6d0d354549cc25875eff1559a95f54aa079aa",
    "text": "query AgentHome {\n  meAgent {\n    user {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n}"
  },
  {
    "name": "CreateTechnician",
    "hash": "e66d03e42525505233cda0020a80fece8277338a1994afaf39f3e7a5a2355a7c",
    "text": "mutation CreateTechnician($input: CreateTechnicianInput!, $key: UUID!) {\n  createTechnician(input: $input, key: $key) {\n    __typename\n    ... on CreateTechnicianSuccess {\n      technician {\n        id\n        ...TechnicianRow_technician\n        __typename\n      }\n      __typename\n    }\n    ... on UserError {\n      message\n      __typename\n    }\n    ... on ValidationError {\n      fields {\n        path\n        message\n        __typename\n      }\n      __typename\n    }\n    ... on EmailTakenError {\n      fields {\n        path\n        message\n        __typename\n      }\n      __typename\n    }\n  }\n}\n\nfragment TechnicianRow_technician on Technician {\n  id\n  name\n  lastName\n  email\n  phone\n  status\n  __typename\n}"
  },
  {
    "name": "Me",
    "hash": "c4425ef3cfd0b27874462312f142cb89ee204b982fb070af8ffadae40e10cd38",
    "text": "query Me {\n  me {\n    id\n    email\n    name\n    lastName\n    role\n    __typename\n  }\n}"
  },
  {
    "name": "PersonFoot",
    "hash": "31fba0dfe7d0f4041285c02f7dea521e108a041936f1d5654ed7bfd05a7feff8",
    "text": "query PersonFoot {\n  me {\n    id\n    name\n    lastName\n    role\n    __typename\n  }\n}"
  },
  {
    "name": "TechnicianHome",
    "hash": "c117fc98717a3f782aef8076d217afa244ab5589dfde92a78c3afca40e1f8304",
    "text": "query TechnicianHome {\n  meTechnician {\n    user {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n}"
  },
  {
    "name": "TechniciansPage",
    "hash": "59aec4496cb51c060b62f016046604e74aa1c85d14c6b8ead6f20097018e3687",
    "text": "query TechniciansPage($first: PageSize!, $after: String) {\n  technicians(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        id\n        ...TechnicianRow_technician\n        __typename\n      }\n      __typename\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n      __typename\n    }\n    totalCount\n    __typename\n  }\n}\n\nfragment TechnicianRow_technician on Technician {\n  id\n  name\n  lastName\n  email\n  phone\n  status\n  __typename\n}"
  }
];

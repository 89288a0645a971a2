import type { GraphiQLOptions } from 'graphql-yoga';

const defaultQuery = `# Cuadrilla · GraphiQL
#
# Every operation needs the ID token of a signed-in account. For a demo account, with "npm run dev" running:
#
#   npm run --silent token -- admin@demo.es
#
# (or agente@demo.es, tecnico@demo.es). Put what it prints into the "Headers" tab below:
#
#   { "Authorization": "Bearer <token>" }
#
# It is good for one hour. Then choose an operation with the run button.

query Me {
  me {
    id
    email
    name
    role
  }
}

query AdminHome {
  meAdmin {
    user {
      name
    }
    activeTechnicianCount
  }
}

query Technicians {
  technicians(first: 25) {
    totalCount
    edges {
      node {
        id
        name
        lastName
        email
        phone
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}

mutation CreateTechnician {
  createTechnician(
    input: {
      name: "Rocío"
      lastName: "Galán Marín"
      email: "rocio.galan@ejemplo.es"
      phone: "600 000 050"
      password: "Demo1234!"
    }
  ) {
    __typename
    ... on CreateTechnicianSuccess {
      technician {
        id
        phone
      }
    }
    ... on UserError {
      message
    }
    ... on ValidationError {
      fields {
        path
        message
      }
    }
  }
}
`;

/** The script comes from `@graphql-yoga/render-graphiql` instead of a CDN, so the page opens without a network. */
export const graphiqlOptions: GraphiQLOptions = {
  title: 'Cuadrilla · GraphiQL',
  defaultQuery,
  headers: JSON.stringify({ Authorization: 'Bearer ' }, null, 2),
  shouldPersistHeaders: true,
};

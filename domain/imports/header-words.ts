/** Headers with a comma between them. */
const words = ([text = '']: readonly string[]): string[] => text.trim().split(/,\s+/u);

const NAME = words`Nombre, Cliente, Nombre cliente, Nombre del cliente, Nombre completo, Titular, Nom`;
const LEGAL_NAME = words`
  Razón social, Nombre fiscal, Nombre o razón social, Nombre / Razón social, Razón social / Nombre,
  Denominación social, Denominación, Nombre legal, Nombre empresa, Empresa
`;
const NIF = words`
  NIF, CIF, DNI, NIE, NIF/CIF, CIF/NIF, DNI/NIF, NIF/DNI, DNI/CIF, CIF/DNI, NIF/CIF/DNI, CIF/NIF/NIE,
  NIF/NIE, Nº NIF, Documento, Documento fiscal, VAT, VAT number, ID fiscal, Identificación fiscal,
  Nº identificación fiscal, Número de identificación fiscal, NIF IVA
`;
const CODE = words`
  Código, Cód., Código cliente, Código de cliente, Cód. cliente, Nº cliente, Nº de cliente,
  Num. cliente, Número cliente, Número de cliente, ID cliente, Ref. cliente, Referencia
`;
const EMAIL = words`
  Email, E-mail, Mail, Correo, Correo electrónico, Correo-e, Emails, Correos, Dirección email,
  Dirección de correo, Dirección de correo electrónico, Email principal, Email facturación,
  Email administración, E-mail facturas, Correo facturación
`;
const PHONE = words`
  Teléfono, Móvil, Tel, Tlf, Tfno, Telf, Tef, Tno, Teléfono móvil, Tel. móvil, Tlf. móvil,
  Tfno. móvil, Teléfono fijo, Tel. fijo, Tlf. fijo, Fijo, Teléfonos, Teléfono principal, Celular,
  Teléfono particular, Teléfono trabajo, Otro teléfono, WhatsApp, Phone, Mobile
`;
const STREET = words`
  Dirección, Domicilio, Calle, Vía, Nombre vía, Nombre de la vía, Dir., Address, Dirección postal,
  Dirección envío, Dirección de envío, Dirección de entrega, Dirección instalación,
  Dirección completa
`;
const NUMBER = words`Número, Nº, Num, Núm., Portal, Número de vía, Nº vía`;
const FLOOR = words`Piso, Piso/Puerta, Puerta, Escalera, Planta, Piso y puerta, Resto dirección`;
const POSTAL_CODE = words`
  CP, C.P., Código postal, Cód. postal, Cod postal, C. postal, Cpostal, Cp. población, Zip,
  Distrito postal
`;
const CITY = words`Población, Localidad, Ciudad, Municipio, Pueblo, City`;
const NOTES = words`
  Notas, Observaciones, Comentarios, Comentario, Anotaciones, Notas privadas, Notas internas, Obs.,
  Notes
`;
const OWNER = words`
  Agente, Comercial, Agente comercial, Comercial asignado, Agente asignado, Vendedor, Responsable,
  Representante
`;

/**
 * Headers of address books, gestorías and other programs, by the field they mean, whichever record of the kind has it. Where a file has
 * several for one field, the one that stands first here has it.
 */
export const HEADER_WORDS: Readonly<Record<string, readonly string[]>> = {
  'client.legalName': [...LEGAL_NAME, ...NAME],
  'client.lastName': words`Apellidos, Apellido, Primer apellido`,
  'client.code': CODE,
  'client.kind': words`Tipo, Tipo cliente, Tipo de cliente, Clase, Tipo de persona`,
  'client.tradeName': words`Nombre comercial, Nombre comercial / Alias, Marca comercial, Alias, Rótulo, Nombre corto`,
  'client.nif': NIF,
  'client.emails': EMAIL,
  'client.phones': PHONE,
  'client.billingAddress.street': words`
    Dirección fiscal, Domicilio fiscal, Domicilio social, Dirección facturación,
    Dirección de facturación, Calle fiscal
  `,
  'client.billingAddress.postalCode': words`CP fiscal, Código postal fiscal, Cód. postal fiscal, CP facturación, Código postal facturación`,
  'client.billingAddress.city': words`
    Población fiscal, Localidad fiscal, Ciudad fiscal, Municipio fiscal, Población facturación,
    Ciudad facturación
  `,
  'client.tags': words`Etiquetas, Tags, Grupo, Grupo de clientes, Grupo clientes, Categoría, Familia`,
  'client.notes': NOTES,
  'client.ownerId': OWNER,
  'client.isPropertyManager': words`Es administrador`,
  'client.managedById': words`
    Administrador, Administrador finca, Gestor de fincas, Administración de fincas, Administración,
    Admin. fincas
  `,
  'contact.name': words`
    Persona de contacto, Contacto, Nombre contacto, Nombre de contacto, Nombre del contacto,
    Contacto principal, Atención de, A la atención de, A/A, Att., Interlocutor
  `,
  'contact.position': words`Cargo, Puesto, Cargo contacto`,
  'contact.phone': words`
    Teléfono contacto, Teléfono de contacto, Tel. contacto, Tlf. contacto, Móvil contacto,
    Móvil de contacto, Teléfono persona de contacto
  `,
  'contact.email': words`
    Email contacto, E-mail contacto, Correo contacto, Email de contacto, Correo de contacto,
    Email persona de contacto
  `,
  'site.name': words`Ubicación, Nombre ubicación, Sede, Obra, Instalación, Centro, Delegación`,
  'site.address.street': [...STREET, ...words`Dirección 1`],
  'site.address.number': NUMBER,
  'site.address.floor': FLOOR,
  'site.address.postalCode': POSTAL_CODE,
  'site.address.city': CITY,
  'site.accessNotes': words`Acceso, Notas acceso, Llaves`,
  'site.isDwelling': words`Vivienda, Es vivienda`,
  'site.zoneId': words`Zona, Ruta`,
  'owner.legalName': [...LEGAL_NAME, ...NAME],
  'owner.code': CODE.filter((word) => /client/iu.test(word)),
  'owner.nif': [...NIF, ...words`NIF cliente, CIF cliente`],
  'owner.phones': [...PHONE, ...words`Teléfono cliente`],
  'place.name': words`Ubicación, Sede, Obra, Instalación, Centro, Delegación`,
  'place.address.street': STREET,
  'place.address.number': NUMBER,
  'place.address.floor': FLOOR,
  'place.address.postalCode': POSTAL_CODE,
  'place.address.city': CITY,
  'equipment.kind': words`Tipo, Equipo, Aparato, Tipo equipo, Tipo de aparato, Máquina, Clase, Activo`,
  'equipment.brand': words`Marca, Fabricante`,
  'equipment.model': words`Modelo, Nombre modelo`,
  'equipment.serialNumber': words`
    Nº serie, Nº de serie, Número de serie, Número serie, Núm. serie, N/S, SN, S/N, Serie, Matrícula,
    Bastidor
  `,
  'equipment.installedOn': words`
    Fecha instalación, Fecha de instalación, Instalación, Instalado, Puesta en marcha,
    Fecha puesta en marcha, Fecha de puesta en marcha
  `,
  'equipment.warrantyUntil': words`
    Garantía, Fin garantía, Fin de garantía, Vencimiento garantía, Garantía hasta, Fecha fin garantía,
    Fecha de garantía
  `,
  'equipment.status': words`Estado`,
  'equipment.notes': NOTES,
  'prospect.name': [...NAME, ...words`Contacto, Nombre contacto, Nombre de contacto, Persona de contacto`],
  'prospect.lastName': words`Apellidos, Apellido`,
  'prospect.legalName': LEGAL_NAME,
  'prospect.nif': NIF,
  'prospect.email': EMAIL,
  'prospect.phone': PHONE,
  'prospect.address.street': STREET,
  'prospect.address.number': NUMBER,
  'prospect.address.floor': FLOOR,
  'prospect.address.postalCode': POSTAL_CODE,
  'prospect.address.city': CITY,
  'prospect.sourceId': words`Origen, Procedencia, Fuente, Canal, Origen del contacto`,
  'prospect.need': words`Necesidad, Asunto, Interesado en, Consulta, Motivo`,
  'prospect.estimatedValueCents': words`Valor, Importe, Importe estimado, Valor estimado, Valor potencial`,
  'prospect.nextActionOn': words`Próxima acción, Próximo contacto, Fecha próxima acción, Próxima llamada`,
  'prospect.notes': NOTES,
  'prospect.ownerId': OWNER,
  'prospect.kind': words`Tipo, Tipo cliente, Tipo de cliente`,
  'item.ref': words`
    Referencia, Ref, Código, Cód., Código artículo, Código de artículo, Cód. artículo, SKU,
    Código producto, Referencia artículo, Nº artículo
  `,
  'item.name': words`
    Nombre, Artículo, Descripción, Concepto, Producto, Denominación, Nombre artículo,
    Nombre del producto, Descripción artículo, Descripción corta
  `,
  'item.kind': words`Tipo, Tipo de artículo`,
  'item.family': words`Familia, Categoría, Grupo, Subfamilia, Sección`,
  'item.unit': words`Unidad, Ud., Unidad de medida, UM, U.M., Unidad medida`,
  'item.priceCents': words`
    Precio, PVP, P.V.P., Precio venta, Precio de venta, Tarifa, Importe, Precio unitario, Tarifa 1,
    Precio sin IVA, Precio base, Base, Precio neto
  `,
  'item.costCents': words`
    Coste, Precio coste, Precio de coste, Precio compra, Precio de compra, P. coste, P. compra,
    Coste unitario, Último coste
  `,
  'item.vatPercent': words`IVA, % IVA, Tipo IVA, Tipo de IVA, I.V.A., Impuesto`,
  'item.barcodes': words`Código de barras, EAN, EAN13, Cód. barras, Código barras, Barras, GTIN`,
  'item.supplierRef': words`Ref. proveedor, Referencia proveedor, Referencia del proveedor, Código proveedor, Cód. proveedor`,
  'item.description': words`Descripción larga, Descripción ampliada, Descripción detallada, Detalle, Observaciones, Notas`,
};

/** Common columns that no record has: skipped, even if the cells look like phones. */
export const NOTHING_OF_OURS = words`
  Provincia, Provincia fiscal, Comunidad autónoma, País, Country, Fax, Web, Página web, URL,
  Sitio web, Forma de pago, Método de pago, Modo de pago, Condiciones de pago, Día de pago,
  Días de pago, Vencimiento, Banco, IBAN, BIC, SWIFT, Cuenta, Cuenta bancaria, Nº cuenta, CCC,
  Mandato SEPA, Cuenta contable, Subcuenta, Cuenta ventas, Descuento, Dto., % Dto., Tarifa,
  Recargo de equivalencia, Recargo, RE, Retención, IRPF, Régimen de IVA, Régimen fiscal, IVA, Riesgo,
  Riesgo máximo, Límite de crédito, Saldo, Pendiente, Total facturado, Idioma, Moneda, Divisa,
  Fecha de alta, Fecha alta, Fecha de creación, Alta, Fecha de baja, Última compra, Fecha nacimiento,
  Fecha de nacimiento, Latitud, Longitud, Coordenadas, ID, Bloqueado, Stock, Existencias,
  Stock mínimo, Almacén, Proveedor, CNAE, Serie de facturación, Código contable
`;

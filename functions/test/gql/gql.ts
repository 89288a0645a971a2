/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query BatchContent($id: ID!) { toInvoice { services netCents }\n  billingBatch(id: $id) { status content { ref party { name nif address { city } } totals { baseCents totalCents }\n    problems { kind text serviceId } items { id serviceId code state invoiceNumber invoicedOn returnReason } } } }": typeof types.BatchContentDocument,
    "query BatchTimeline($id: ID!) { activity(entity: BILLING_BATCH, id: $id) {\n    edges { node { action text } } } }": typeof types.BatchTimelineDocument,
    "query Proposed { billingProposal(grouping: SERVICE) { invoices { ref items { id } } }\n    billingBatches { edges { node { id } } } }": typeof types.ProposedDocument,
    "query ToInvoice { toInvoice { services netCents }\n  services(filter: { billing: TO_INVOICE }) { edges { node { id totals { baseCents } } } } }": typeof types.ToInvoiceDocument,
    "query ToInvoiceAlone { toInvoice { services } }": typeof types.ToInvoiceAloneDocument,
    "query OwnBilling($id: ID!) { service(id: $id) { billingState invoicing { batchCode } } }": typeof types.OwnBillingDocument,
    "query AttachmentsReadsService($id: ID!) { service(id: $id) { attachments { id } } }": typeof types.AttachmentsReadsServiceDocument,
    "query AttachmentsReadsService2($id: ID!) { service(id: $id) { visits { id attachments { id } } } }": typeof types.AttachmentsReadsService2Document,
    "query ListsOfTheDashboard($today: LocalDate!, $unassigned: ServiceFilter!, $overdue: ServiceFilter!,\n    $toReview: ServiceFilter!, $toInvoice: ServiceFilter!, $unanswered: ProspectFilter!, $actionsToday: ProspectFilter!,\n    $actionsOverdue: ProspectFilter!) {\n  pending: services(first: 1, filter: $unassigned) { totalCount }\n  overdue: services(first: 1, filter: $overdue, sort: DUE) { totalCount }\n  finished: services(first: 1, filter: $toReview) { totalCount }\n  toInvoice: services(first: 1, filter: $toInvoice) { totalCount }\n  newOnes: prospects(first: 1, filter: $unanswered) { totalCount }\n  open: prospects(first: 1, filter: { open: true }) { totalCount }\n  late: prospects(first: 1, filter: $actionsOverdue) { totalCount }\n  today: prospects(first: 1, filter: $actionsToday) { totalCount }\n  planning(date: $today, view: DAY) { visits { id } technicians { id } }\n}": typeof types.ListsOfTheDashboardDocument,
    "query IndexOperationsService($id: ID!) { service(id: $id) { workReviews { acts { id } } } }": typeof types.IndexOperationsServiceDocument,
    "query IndexOperationsSlotSuggestions($serviceId: ID!) { slotSuggestions(serviceId: $serviceId) { start } }": typeof types.IndexOperationsSlotSuggestionsDocument,
    "query IndexesMergePreview($id: ID!, $mergeId: ID!) { mergePreview(keepId: $id, mergeId: $mergeId) { siteCount } }": typeof types.IndexesMergePreviewDocument,
    "query IndexesHeldWork($id: ID!) { heldWork(id: $id) { visits } }": typeof types.IndexesHeldWorkDocument,
    "mutation IndexesRequestAbsence { requestAbsence(input: { from: \"2026-12-01\", to: \"2026-12-02\", kind: VACATION }) { __typename } }": typeof types.IndexesRequestAbsenceDocument,
    "query IndexesService($id: ID!, $id1: ID!, $id2: ID!, $id3: ID!, $id4: ID!) { service(id: $id) { visits { id } reports { id } attachments { id } contact { name } }\n    visit(id: $id1) { service { id } report { id } attachments { id } site { accessNotes } }\n    activity(entity: SERVICE, id: $id) { edges { cursor } } client(id: $id2) { owner { id } } site(id: $id3) { equipment { id } pastVisits { id } }\n    equipment(id: $id4) { id } }": typeof types.IndexesServiceDocument,
    "query IndexesProspect($id: ID!, $id1: ID!) { prospect(id: $id) { convertedService { id } }\n    absenceWork(id: $id1) { visits } }": typeof types.IndexesProspectDocument,
    "query WholeProspects(\n  $first: PageSize!, $after: String, $search: String, $filter: ProspectFilter, $sort: ProspectSort!\n) {\n  prospects(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { node { ...ProspectFields } } pageInfo { hasNextPage endCursor }\n  }\n}": typeof types.WholeProspectsDocument,
    "query ProspectsReadsProspectTotals { prospectTotals(filter: { ownerId: \"ana\" }) { count valueCents } }": typeof types.ProspectsReadsProspectTotalsDocument,
    "query OneProspect($id: ID!) { prospect(id: $id) { ...ProspectFields } }": typeof types.OneProspectDocument,
    "query SearchReads(\n  $first: PageSize!, $after: String, $search: String!, $filter: ClientFilter, $sort: ClientSort!\n) {\n  clients(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { node { legalName } } pageInfo { hasNextPage endCursor }\n  }\n}": typeof types.SearchReadsDocument,
    "query ClientsList($first: PageSize!, $after: String, $search: String, $filter: ClientFilter, $sort: ClientSort!) {\n  clients(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { cursor node { id code legalName tags mainSite { city } owner { name } siteCount } }\n    pageInfo { hasNextPage endCursor }\n    totalCount\n  }\n}": typeof types.ClientsListDocument,
    "query ClientsList2($id: ID!) { client(id: $id) { legalName owner { name } mainSite { city } } }": typeof types.ClientsList2Document,
    "query ClientsList3($id: ID!) { client(id: $id) { id } sites(clientId: $id) { edges { node { name client { name } } } }\n      equipmentList(clientId: $id) { edges { node { id } } } }": typeof types.ClientsList3Document,
    "query ClientsMany($after: String, $search: String, $filter: ClientFilter, $sort: ClientSort!) {\n  clients(first: 25, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { node { id } } pageInfo { hasNextPage endCursor } totalCount\n  }\n}": typeof types.ClientsManyDocument,
    "query ClientValues($of: ClientValue!) { clientValues(of: $of) }": typeof types.ClientValuesDocument,
    "query ClientsMergeMergePreview($keepId: ID!, $mergeId: ID!) { mergePreview(keepId: $keepId, mergeId: $mergeId) {\n  keep { id } merge { id } siteCount equipmentCount prospectCount serviceCount\n  result { emails phones tags nif contacts { name main } tradeName notes owner { id name }\n    billingAddress { street province } leftBehind }\n} }": typeof types.ClientsMergeMergePreviewDocument,
    "query ClientsMergeMergePreview2($keepId: ID!, $mergeId: ID!) { archivedToo: mergePreview(keepId: $keepId, mergeId: $mergeId) { siteCount } }": typeof types.ClientsMergeMergePreview2Document,
    "query TownsOf($postalCode: String!) { townsOf(postalCode: $postalCode) }": typeof types.TownsOfDocument,
    "query ValuesOf($of: ClientValue!, $text: String!) { clientValues(of: $of, startingWith: $text) }": typeof types.ValuesOfDocument,
    "query Clients($id: ID!, $id1: ID!) { client(id: $id) { id } site(id: $id1) { id } }": typeof types.ClientsDocument,
    "query Clients2($id: ID!) { client(id: $id) { archived } }": typeof types.Clients2Document,
    "query Duplicates($input: DuplicateSearch!) {\n  duplicates(input: $input) { entity id code name matchedOn prospectStatus archived kind phone openServices }\n}": typeof types.DuplicatesDocument,
    "mutation CorrectEquipment($input: CorrectEquipmentInput!, $key: UUID) {\n    correctEquipment(input: $input, key: $key) {\n      __typename ... on UserError { message }\n      ... on EquipmentSuccess { equipment { id brand model serialNumber version } }\n    }\n  }": typeof types.CorrectEquipmentDocument,
    "mutation FindEquipment($input: CreateEquipmentInput!, $key: UUID) {\n    createEquipment(input: $input, key: $key) {\n      __typename ... on UserError { message }\n      ... on EquipmentSuccess { equipment { id brand model serialNumber version } }\n    }\n  }": typeof types.FindEquipmentDocument,
    "query EquipmentFieldSite($id: ID!) { site(id: $id) { equipment { id } pastVisits {\n    id endedAt status title typeName technicianNames equipmentIds text report { id serviceId } } } }": typeof types.EquipmentFieldSiteDocument,
    "query BrandsOf($clientId: ID, $siteId: ID) {\n      equipmentList(clientId: $clientId, siteId: $siteId) { edges { node { brand } } }\n    }": typeof types.BrandsOfDocument,
    "query EquipmentPages($first: PageSize!, $after: String, $clientId: ID, $siteId: ID) {\n        equipmentList(first: $first, after: $after, clientId: $clientId, siteId: $siteId) {\n          edges { node { id } } pageInfo { hasNextPage endCursor } } }": typeof types.EquipmentPagesDocument,
    "query PropertyManagersClients($filter: ClientFilter) { clients(first: 25, sort: NAME, filter: $filter) {\n      edges { node { id managedBy { name } } } totalCount\n    } }": typeof types.PropertyManagersClientsDocument,
    "query PropertyManagersMergePreview($keepId: ID!, $mergeId: ID!) { mergePreview(keepId: $keepId, mergeId: $mergeId) {\n        communityCount result { isPropertyManager }\n      } }": typeof types.PropertyManagersMergePreviewDocument,
    "query PropertyManagersDuplicates($input: DuplicateSearch!) { duplicates(input: $input) { id matchedOn } }": typeof types.PropertyManagersDuplicatesDocument,
    "query PropertyManagersClient($id: ID!) { client(id: $id) { id managedBy { name } } }": typeof types.PropertyManagersClientDocument,
    "query Search($q: String!) { search(q: $q) { entity id clientId title detail } }": typeof types.SearchDocument,
    "query Search2($q: String!) { search(q: $q) { entity phone address openServices } }": typeof types.Search2Document,
    "query Sites($id: ID!) { site(id: $id) { id } }": typeof types.SitesDocument,
    "query Sites2($id: ID!, $after: String) { sites(clientId: $id, first: 2, after: $after) {\n    edges { node { name archived client { name } } } pageInfo { hasNextPage endCursor } } }": typeof types.Sites2Document,
    "query Sites3($id: ID!, $search: String) { sites(clientId: $id, first: 2, search: $search) {\n    edges { node { name client { id } } } } }": typeof types.Sites3Document,
    "query Audit($first: PageSize!, $after: String, $filter: AuditFilter) {\n  auditEntries(first: $first, after: $after, filter: $filter) {\n    edges { node { id at actorId action kind recordId subject changes { field before after } } }\n    pageInfo { hasNextPage endCursor }\n    totalCount\n  }\n}": typeof types.AuditDocument,
    "mutation CreateAnyExport($input: CreateExportInput!) {\n  createExport(input: $input) { __typename ... on ExportSuccess { export { id rows } } }\n}": typeof types.CreateAnyExportDocument,
    "mutation GoOnTakingOut($input: ContinueExportInput!) {\n  continueExport(input: $input) { __typename ... on ExportSuccess { export { id status rows } } }\n}": typeof types.GoOnTakingOutDocument,
    "query MyFiledWork { myFiledWork { id status reason acts { operation } visit { id } } }": typeof types.MyFiledWorkDocument,
    "mutation FieldDecisionsRemoveAttachment($input: RemoveAttachmentInput!) { removeAttachment(input: $input) { __typename } }": typeof types.FieldDecisionsRemoveAttachmentDocument,
    "query FieldDecisionsOpenReviewCount { openReviewCount workReviews(first: 1) { totalCount edges { node { id } } } }": typeof types.FieldDecisionsOpenReviewCountDocument,
    "query FieldWorkWorkReport($id: ID!) { workReport(id: $id) {\n      signer { name } content { workedMinutes checklist { answer } lines { text } photos { kind } } } }": typeof types.FieldWorkWorkReportDocument,
    "mutation AttachmentsAccessRemoveAttachment($input: RemoveAttachmentInput!, $key: UUID) { removeAttachment(input: $input, key: $key) {\n  __typename ... on UserError { message } ... on RemoveAttachmentSuccess { service { id attachments { id } } }\n} }": typeof types.AttachmentsAccessRemoveAttachmentDocument,
    "query AttachmentsAccessService($id: ID!) { service(id: $id) { attachments { id } } }": typeof types.AttachmentsAccessServiceDocument,
    "query AttachmentsService($id: ID!) { service(id: $id) {\n  attachments { id kind mime size sha256 visitId authorName createdAt } visits { attachments { id } }\n} }": typeof types.AttachmentsServiceDocument,
    "query CompanyLogoSettings { settings { logo { png version } } }": typeof types.CompanyLogoSettingsDocument,
    "mutation ReviseWorkReport($input: ReviseWorkReportInput!, $key: UUID) {\n  reviseWorkReport(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkReportSuccess { report { ...ReportFields } }\n  }\n}": typeof types.ReviseWorkReportDocument,
    "query ReportsVersionsService($id: ID!, $id1: ID!) { service(id: $id) { reports { id } } visit(id: $id1) { report { id } } }": typeof types.ReportsVersionsServiceDocument,
    "query ReportsService($id: ID!) { service(id: $id) { totals { totalCents } } }": typeof types.ReportsServiceDocument,
    "query ReportsService2($id: ID!) { service(id: $id) { reports { id } visits { id report { id } } } }": typeof types.ReportsService2Document,
    "query ReportsService3($id: ID!) { service(id: $id) { reports { id } } }": typeof types.ReportsService3Document,
    "query FieldAfterUndo($since: String) { fieldItems(since: $since) { mark isWhole goneIds items { code } } }": typeof types.FieldAfterUndoDocument,
    "query ItemRefs($search: String, $filter: ItemFilter, $sort: ItemSort!) {\n  items(search: $search, filter: $filter, sort: $sort) { edges { node { ref } } }\n}": typeof types.ItemRefsDocument,
    "query Field($since: String) {\n    fieldItems(since: $since) { mark isWhole goneIds items { id code name kind unit vatPercent priceCents barcodes } }\n  }": typeof types.FieldDocument,
    "query Families($startingWith: String!) { itemFamilies(startingWith: $startingWith) }": typeof types.FamiliesDocument,
    "fragment BatchFields on BillingBatch {\n  id code status grouping services invoices netCents vatCents totalCents waiting invoiced returned\n  createdByName deliveredByName version\n}": typeof types.BatchFieldsFragmentDoc,
    "mutation CreateBatch($input: CreateBillingBatchInput!, $key: UUID) { createBillingBatch(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n  } }": typeof types.CreateBatchDocument,
    "mutation LeaveOut($input: LeaveOutOfBatchInput!, $key: UUID) { leaveOutOfBatch(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }\n  } }": typeof types.LeaveOutDocument,
    "mutation DiscardBatch($input: BatchVersionInput!, $key: UUID) { discardBillingBatch(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }\n  } }": typeof types.DiscardBatchDocument,
    "mutation DeliverBatch($input: BatchVersionInput!, $key: UUID) { deliverBillingBatch(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }\n  } }": typeof types.DeliverBatchDocument,
    "mutation ReturnItems($input: ReturnBillingItemsInput!, $key: UUID) { returnBillingItems(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }\n  } }": typeof types.ReturnItemsDocument,
    "mutation ConfirmItems($input: ConfirmBillingItemsInput!, $key: UUID) { confirmBillingItems(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }\n  } }": typeof types.ConfirmItemsDocument,
    "mutation CreateFeed($key: UUID) { createCalendarFeed(key: $key) {\n  __typename ... on CreateCalendarFeedSuccess { feed { createdAt } path } ... on UserError { message }\n} }": typeof types.CreateFeedDocument,
    "mutation RevokeFeed($key: UUID) { revokeCalendarFeed(key: $key) {\n  __typename ... on RevokeCalendarFeedSuccess { feed { createdAt } } ... on UserError { message }\n} }": typeof types.RevokeFeedDocument,
    "query MyFeed { myCalendarFeed { createdAt } }": typeof types.MyFeedDocument,
    "fragment ClientFields on Client {\n  id code kind legalName tradeName nif emails phones tags notes\n  billingAddress { street number floor postalCode city province } owner { id name }\n  contacts { name position phone email main } originProspectId mainSite { street postalCode city province }\n  isPropertyManager managedBy { id code name phone archived }\n  siteCount equipmentCount archived mergedInto { id code name } createdAt updatedAt version\n}": typeof types.ClientFieldsFragmentDoc,
    "fragment SiteFields on Site {\n  id client { id code name } name address { street number floor postalCode city province }\n  accessNotes zoneId zoneChosen contactName contactPhone isDwelling equipmentCount archived version\n}": typeof types.SiteFieldsFragmentDoc,
    "fragment EquipmentFields on Equipment {\n  id client { id code name } site { id name } kind brand model serialNumber installedOn\n  warrantyUntil status notes version\n}": typeof types.EquipmentFieldsFragmentDoc,
    "mutation CreateClient($input: CreateClientInput!, $key: UUID) { createClient(input: $input, key: $key) {\n    __typename ...Refusal ... on CreateClientSuccess { client { ...ClientFields } site { ...SiteFields } }\n  } }": typeof types.CreateClientDocument,
    "mutation UpdateClient($input: UpdateClientInput!, $key: UUID) { updateClient(input: $input, key: $key) {\n    __typename ...Refusal ... on ClientSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }\n  } }": typeof types.UpdateClientDocument,
    "mutation ArchiveClient($input: ClientVersionInput!, $key: UUID) { archiveClient(input: $input, key: $key) {\n    __typename ...Refusal ... on ClientSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }\n  } }": typeof types.ArchiveClientDocument,
    "mutation RestoreClient($input: ClientVersionInput!, $key: UUID) { restoreClient(input: $input, key: $key) {\n    __typename ...Refusal ... on ClientSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }\n  } }": typeof types.RestoreClientDocument,
    "mutation MergeClients($input: MergeClientsInput!, $key: UUID) { mergeClients(input: $input, key: $key) {\n    __typename ...Refusal ... on MergeClientsSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }\n  } }": typeof types.MergeClientsDocument,
    "mutation CreateSite($input: CreateSiteInput!, $key: UUID) { createSite(input: $input, key: $key) {\n    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }\n    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }\n  } }": typeof types.CreateSiteDocument,
    "mutation UpdateSite($input: UpdateSiteInput!, $key: UUID) { updateSite(input: $input, key: $key) {\n    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }\n    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }\n  } }": typeof types.UpdateSiteDocument,
    "mutation ArchiveSite($input: SiteVersionInput!, $key: UUID) { archiveSite(input: $input, key: $key) {\n    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }\n    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }\n  } }": typeof types.ArchiveSiteDocument,
    "mutation RestoreSite($input: SiteVersionInput!, $key: UUID) { restoreSite(input: $input, key: $key) {\n    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }\n    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }\n  } }": typeof types.RestoreSiteDocument,
    "mutation CreateEquipment($input: CreateEquipmentInput!, $key: UUID) { createEquipment(input: $input, key: $key) {\n    __typename ...Refusal ... on EquipmentSuccess { equipment { ...EquipmentFields } } ... on ConflictError { current { ... on Equipment { __typename ...EquipmentFields } } }\n  } }": typeof types.CreateEquipmentDocument,
    "mutation UpdateEquipment($input: UpdateEquipmentInput!, $key: UUID) { updateEquipment(input: $input, key: $key) {\n    __typename ...Refusal ... on EquipmentSuccess { equipment { ...EquipmentFields } } ... on ConflictError { current { ... on Equipment { __typename ...EquipmentFields } } }\n  } }": typeof types.UpdateEquipmentDocument,
    "mutation CreateExport($input: CreateExportInput!, $key: UUID) {\n  createExport(input: $input, key: $key) {\n    __typename\n    ... on ExportSuccess { export { id list format status rows fileName } }\n  }\n}": typeof types.CreateExportDocument,
    "mutation FieldTravelToVisit($input: VisitActInput!, $key: UUID) { travelToVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": typeof types.FieldTravelToVisitDocument,
    "mutation FieldStartVisit($input: VisitActInput!, $key: UUID) { startVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": typeof types.FieldStartVisitDocument,
    "mutation FieldPauseVisit($input: PauseVisitInput!, $key: UUID) { pauseVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": typeof types.FieldPauseVisitDocument,
    "mutation FieldResumeVisit($input: VisitActInput!, $key: UUID) { resumeVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": typeof types.FieldResumeVisitDocument,
    "mutation FieldCompleteVisit($input: CompleteVisitInput!, $key: UUID) { completeVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": typeof types.FieldCompleteVisitDocument,
    "mutation FieldEndVisitIncomplete($input: EndVisitIncompleteInput!, $key: UUID) { endVisitIncomplete(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": typeof types.FieldEndVisitIncompleteDocument,
    "mutation FieldAddServiceLine($input: AddServiceLineInput!, $key: UUID) { addServiceLine(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": typeof types.FieldAddServiceLineDocument,
    "mutation FieldRemoveServiceLine($input: RemoveServiceLineInput!, $key: UUID) { removeServiceLine(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": typeof types.FieldRemoveServiceLineDocument,
    "mutation FieldAnswerChecklist($input: AnswerChecklistInput!, $key: UUID) { answerChecklist(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": typeof types.FieldAnswerChecklistDocument,
    "mutation FieldProposeFollowUp($input: FollowUpInput!, $key: UUID) { proposeFollowUp(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": typeof types.FieldProposeFollowUpDocument,
    "mutation FieldRemoveAttachment($input: RemoveAttachmentInput!, $key: UUID) { removeAttachment(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": typeof types.FieldRemoveAttachmentDocument,
    "fragment ReviewFields on WorkReview {\n  id status version visitId because from to actCount reason attachedToId decidedByName\n  service { id } technician { id name }\n  acts { operation at unconfirmed because pauseReason text question answer line { id text } signer { name } }\n  attachments { id kind }\n}": typeof types.ReviewFieldsFragmentDoc,
    "mutation ApplyWorkReview($input: ApplyWorkReviewInput!, $key: UUID) { applyWorkReview(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkReviewSuccess { review { ...ReviewFields } service { status openReviews } }\n    ... on ConflictError { current { ... on WorkReview { __typename ...ReviewFields } } }\n  } }": typeof types.ApplyWorkReviewDocument,
    "mutation AttachWorkReview($input: AttachWorkReviewInput!, $key: UUID) { attachWorkReview(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkReviewSuccess { review { ...ReviewFields } service { status openReviews } }\n    ... on ConflictError { current { ... on WorkReview { __typename ...ReviewFields } } }\n  } }": typeof types.AttachWorkReviewDocument,
    "mutation RejectWorkReview($input: RejectWorkReviewInput!, $key: UUID) { rejectWorkReview(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkReviewSuccess { review { ...ReviewFields } service { status openReviews } }\n    ... on ConflictError { current { ... on WorkReview { __typename ...ReviewFields } } }\n  } }": typeof types.RejectWorkReviewDocument,
    "query ReviewsOf($id: ID!) { service(id: $id) { workReviews { ...ReviewFields } } }": typeof types.ReviewsOfDocument,
    "fragment ImportFields on Import {\n  id kind fileName status version rowCount totals problem headerRow separator encoding rule undoUntil\n  rememberedAt columns { header target neverOverwrite }\n  announced { created updated unchanged skipped repeated error changed undecided }\n  result { created updated unchanged skipped repeated error changed undecided }\n  progress { done total } undo { removed restored kept lost } stopped { message requestId }\n}": typeof types.ImportFieldsFragmentDoc,
    "mutation ChangeTestImport($input: ChangeImportInput!, $key: UUID) { changeImport(input: $input, key: $key) {\n    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }\n  } }": typeof types.ChangeTestImportDocument,
    "mutation DecideTestImport($input: DecideImportInput!, $key: UUID) { decideImport(input: $input, key: $key) {\n    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }\n  } }": typeof types.DecideTestImportDocument,
    "mutation ActOnTestImport($input: ActOnImportInput!, $key: UUID) { actOnImport(input: $input, key: $key) {\n    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }\n  } }": typeof types.ActOnTestImportDocument,
    "mutation AdvanceTestImport($input: AdvanceImportInput!, $key: UUID) { advanceImport(input: $input, key: $key) {\n    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }\n  } }": typeof types.AdvanceTestImportDocument,
    "query TestImportRows($id: ID!, $view: ImportView!, $fromPage: Int!) {\n  importRows(id: $id, view: $view, fromPage: $fromPage) {\n    nextPage rows { number name status outcome reason kept { entity id name why } }\n  }\n}": typeof types.TestImportRowsDocument,
    "fragment ItemFields on Item {\n  id ref name kind family unit priceCents costCents vatPercent barcodes supplierRef description archived version\n  prices { priceCents costCents at byName }\n}": typeof types.ItemFieldsFragmentDoc,
    "mutation CreateItem($input: CreateItemInput!, $key: UUID) { createItem(input: $input, key: $key) {\n    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } }\n  } }": typeof types.CreateItemDocument,
    "mutation UpdateItem($input: UpdateItemInput!, $key: UUID) { updateItem(input: $input, key: $key) {\n    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } } ... on ConflictError { current { ... on Item { __typename ...ItemFields } } }\n  } }": typeof types.UpdateItemDocument,
    "mutation ArchiveItem($input: ItemVersionInput!, $key: UUID) { archiveItem(input: $input, key: $key) {\n    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } } ... on ConflictError { current { ... on Item { __typename ...ItemFields } } }\n  } }": typeof types.ArchiveItemDocument,
    "mutation RestoreItem($input: ItemVersionInput!, $key: UUID) { restoreItem(input: $input, key: $key) {\n    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } } ... on ConflictError { current { ... on Item { __typename ...ItemFields } } }\n  } }": typeof types.RestoreItemDocument,
    "fragment Refusal on UserError {\n  message\n  ... on ValidationError { fields { path message } }\n  ... on EmailTakenError { fields { path message } }\n  ... on DuplicateError { mustLink matches { entity id code name matchedOn prospectStatus archived } }\n}": typeof types.RefusalFragmentDoc,
    "mutation AddNote($input: AddNoteInput!, $key: UUID) {\n  addNote(input: $input, key: $key) {\n    __typename\n    ... on AddNoteSuccess {\n      entry { id at actorId actorName action entity entityId subject text noteKind changes { field } }\n      prospect { status version firstResponseAt firstResponseDueAt }\n    }\n    ... on UserError { message }\n    ... on ValidationError { fields { path message } }\n  }\n}": typeof types.AddNoteDocument,
    "fragment WorkedVisitFields on Visit {\n  id status outcome incompleteReason reason travelStartedAt arrivedAt finishedAt\n  pauses { from to reason } unconfirmedTimes resolution technicians { id name } plannedStart version\n}": typeof types.WorkedVisitFieldsFragmentDoc,
    "mutation TravelToVisit($input: VisitActInput!, $key: UUID) { travelToVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": typeof types.TravelToVisitDocument,
    "mutation StartVisit($input: VisitActInput!, $key: UUID) { startVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": typeof types.StartVisitDocument,
    "mutation PauseVisit($input: PauseVisitInput!, $key: UUID) { pauseVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": typeof types.PauseVisitDocument,
    "mutation ResumeVisit($input: VisitActInput!, $key: UUID) { resumeVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": typeof types.ResumeVisitDocument,
    "mutation CompleteVisit($input: CompleteVisitInput!, $key: UUID) { completeVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": typeof types.CompleteVisitDocument,
    "mutation EndVisitIncomplete($input: EndVisitIncompleteInput!, $key: UUID) { endVisitIncomplete(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": typeof types.EndVisitIncompleteDocument,
    "mutation CorrectVisitTimes($input: CorrectVisitTimesInput!, $key: UUID) { correctVisitTimes(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": typeof types.CorrectVisitTimesDocument,
    "mutation ConfirmVisitTimes($input: ConfirmVisitTimesInput!, $key: UUID) { confirmVisitTimes(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": typeof types.ConfirmVisitTimesDocument,
    "fragment ProspectFields on Prospect {\n  id code kind name lastName legalName displayName nif email phone\n  address { street number floor postalCode city province } sourceId interestIds need estimatedValueCents status\n  lostReasonId discardKind owner { id name } nextActionOn due notes doNotContact firstResponseDueAt firstResponseAt\n  convertedTo { id code name } convertedService { id code title } createdAt updatedAt version\n}": typeof types.ProspectFieldsFragmentDoc,
    "mutation CreateProspect($input: CreateProspectInput!, $key: UUID) { createProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on CreateProspectSuccess { prospect { ...ProspectFields } }\n  } }": typeof types.CreateProspectDocument,
    "mutation UpdateProspect($input: UpdateProspectInput!, $key: UUID) { updateProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }": typeof types.UpdateProspectDocument,
    "mutation AdvanceProspect($input: AdvanceProspectInput!, $key: UUID) { advanceProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }": typeof types.AdvanceProspectDocument,
    "mutation StepBackProspect($input: StepBackProspectInput!, $key: UUID) { stepBackProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }": typeof types.StepBackProspectDocument,
    "mutation LoseProspect($input: LoseProspectInput!, $key: UUID) { loseProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }": typeof types.LoseProspectDocument,
    "mutation DiscardProspect($input: DiscardProspectInput!, $key: UUID) { discardProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }": typeof types.DiscardProspectDocument,
    "mutation ReopenProspect($input: ProspectVersionInput!, $key: UUID) { reopenProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }": typeof types.ReopenProspectDocument,
    "mutation RestoreProspect($input: ProspectVersionInput!, $key: UUID) { restoreProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }": typeof types.RestoreProspectDocument,
    "mutation ConvertProspect($input: ConvertProspectInput!, $key: UUID) { convertProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n    ... on ConvertProspectSuccess { made prospect { ...ProspectFields }\n      client { id code legalName kind nif emails phones notes owner { id name } originProspectId siteCount\n        billingAddress { street city } contacts { name phone email main } mainSite { street } version }\n      site { id name client { id } address { street number postalCode city } } service { id code title } }\n  } }": typeof types.ConvertProspectDocument,
    "fragment ReportFields on WorkReport {\n  id code number isLatest service { id code title } visitId signer { name nif } refusal signatureId\n  frozenAt revisionReason sha256 previousHash content {\n    timeZone company { name nif address phone email logo } client { id code name nif address } site { id name address }\n    contact { name phone } equipment { id name serialNumber } typeName category description underWarranty\n    technicians { id name } travelStartedAt arrivedAt finishedAt pauses { from to reason } workedMinutes resolution\n    checklist { id text answer }\n    lines { id kind text quantityMilli unit unitPriceCents discountBasisPoints vatPercent billable amountCents }\n    totals { baseCents vat { percent baseCents vatCents } totalCents } photos { attachmentId kind sha256 }\n    signer { name nif } signatureId refusal signedAt warrantyUntil }\n}": typeof types.ReportFieldsFragmentDoc,
    "query ReportAs($id: ID!) { workReport(id: $id) { ...ReportFields } }": typeof types.ReportAsDocument,
    "fragment LineFields on ServiceLine {\n  id item { id code name } kind text quantityMilli unit unitPriceCents costCents discountBasisPoints vatPercent billable amountCents\n  authorName version\n}": typeof types.LineFieldsFragmentDoc,
    "fragment ServiceFields on Service {\n  id code title description status priority typeId typeName category durationMinutes skillIds\n  client { id code name } site { id name address { street postalCode city province } accessNotes zoneId }\n  equipment { id label serialNumber warrantyUntil } owner { id name } requestedAt notBefore dueAt\n  promisedWindow { start end } hold { reasonId note since until } cancellation { reasonId note } resolution underWarranty\n  checklist { id text kind options required answer answeredByName answeredAt } requiresSignature minPhotos instructions\n  lines { ...LineFields } technicians { id name } nextVisit { id plannedStart status } followsUp { id code title }\n  proposedByName createdAt updatedAt version\n}": typeof types.ServiceFieldsFragmentDoc,
    "mutation CreateService($input: CreateServiceInput!, $key: UUID) { createService(input: $input, key: $key) {\n    __typename ...Refusal ... on CreateServiceSuccess { service { id code title } }\n  } }": typeof types.CreateServiceDocument,
    "mutation UpdateService($input: UpdateServiceInput!, $key: UUID) { updateService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": typeof types.UpdateServiceDocument,
    "mutation HoldService($input: HoldServiceInput!, $key: UUID) { holdService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": typeof types.HoldServiceDocument,
    "mutation ChangeHold($input: ChangeHoldInput!, $key: UUID) { changeHold(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": typeof types.ChangeHoldDocument,
    "mutation ResumeService($input: ServiceVersionInput!, $key: UUID) { resumeService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": typeof types.ResumeServiceDocument,
    "mutation CancelService($input: CancelServiceInput!, $key: UUID) { cancelService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": typeof types.CancelServiceDocument,
    "mutation CloseService($input: ServiceVersionInput!, $key: UUID) { closeService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": typeof types.CloseServiceDocument,
    "mutation ReopenService($input: ReopenServiceInput!, $key: UUID) { reopenService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": typeof types.ReopenServiceDocument,
    "mutation ProposeFollowUp($input: FollowUpInput!, $key: UUID) { proposeFollowUp(input: $input, key: $key) {\n    __typename ...Refusal ... on CreateServiceSuccess { service { id code title } }\n  } }": typeof types.ProposeFollowUpDocument,
    "mutation AddServiceLine($input: AddServiceLineInput!, $key: UUID) { addServiceLine(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceLineSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": typeof types.AddServiceLineDocument,
    "mutation UpdateServiceLine($input: UpdateServiceLineInput!, $key: UUID) { updateServiceLine(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceLineSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": typeof types.UpdateServiceLineDocument,
    "mutation RemoveServiceLine($input: RemoveServiceLineInput!, $key: UUID) { removeServiceLine(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceLineSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": typeof types.RemoveServiceLineDocument,
    "mutation AnswerChecklist($input: AnswerChecklistInput!, $key: UUID) { answerChecklist(input: $input, key: $key) {\n    __typename ...Refusal ... on AnswerChecklistSuccess { service { ...ServiceFields } }\n  } }": typeof types.AnswerChecklistDocument,
    "query OneService($id: ID!) { service(id: $id) { ...ServiceFields } }": typeof types.OneServiceDocument,
    "fragment NewerSettings on ConflictError { current {\n  ... on CompanySettings { __typename name version } ... on CompanyLogo { __typename version }\n  ... on WorkingHours { __typename version } ... on Buffers { __typename normal version }\n  ... on PasswordSettings { __typename minLength version } ... on ServiceTypeList { __typename version values { name } }\n  ... on SkillList { __typename version values { name } } ... on ZoneList { __typename version values { name } }\n  ... on HolidayList { __typename version values { name } } ... on ReasonList { __typename version lostReasons { name } }\n} }": typeof types.NewerSettingsFragmentDoc,
    "mutation UpdateCompany($input: UpdateCompanyInput!, $key: UUID) { updateCompany(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on CompanySuccess { company {\n      name nif address { street number floor postalCode city province } phone email timeZone agentsApproveAbsences\n      pricesOnReport version } }\n  } }": typeof types.UpdateCompanyDocument,
    "mutation UpdateWorkingHours($input: UpdateWorkingHoursInput!, $key: UUID) { updateWorkingHours(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on WorkingHoursSuccess { workingHours { hours { mon { from to } sun { from to } } version } }\n  } }": typeof types.UpdateWorkingHoursDocument,
    "mutation SetCompanyLogo($input: SetCompanyLogoInput!, $key: UUID) { setCompanyLogo(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on CompanyLogoSuccess { logo { png version } }\n  } }": typeof types.SetCompanyLogoDocument,
    "mutation UpdateBuffers($input: UpdateBuffersInput!, $key: UUID) { updateBuffers(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on BuffersSuccess { buffers { low normal high urgent firstResponse version } }\n  } }": typeof types.UpdateBuffersDocument,
    "mutation UpdatePasswords($input: UpdatePasswordsInput!, $key: UUID) { updatePasswords(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on PasswordsSuccess { passwords { minLength refuseCommon changeFirst version } }\n  } }": typeof types.UpdatePasswordsDocument,
    "mutation SaveServiceType($input: SaveServiceTypeInput!, $key: UUID) { saveServiceType(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on ServiceTypesSuccess { serviceTypes { values {\n      id name category durationMinutes priority instructions\n      checklist { text kind options required } skillIds requiresSignature minPhotos retired\n    } version } }\n  } }": typeof types.SaveServiceTypeDocument,
    "mutation SaveSkill($input: SaveSkillInput!, $key: UUID) { saveSkill(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on SkillsSuccess { skills { values { id name retired } version } }\n  } }": typeof types.SaveSkillDocument,
    "mutation SaveZone($input: SaveZoneInput!, $key: UUID) { saveZone(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on ZonesSuccess { zones { values { id name postalPrefixes retired } version } }\n  } }": typeof types.SaveZoneDocument,
    "mutation SaveReason($input: SaveReasonInput!, $key: UUID) { saveReason(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on ReasonsSuccess { reasons { prospectSources { id name retired } lostReasons { id name retired }\n      cancelReasons { id name retired } holdReasons { id name retired } version } }\n  } }": typeof types.SaveReasonDocument,
    "mutation SaveHoliday($input: SaveHolidayInput!, $key: UUID) { saveHoliday(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on HolidaysSuccess { holidays { values { id date name } version } }\n  } }": typeof types.SaveHolidayDocument,
    "mutation DropHoliday($input: DropHolidayInput!, $key: UUID) { dropHoliday(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on HolidaysSuccess { holidays { values { id date name } version } }\n  } }": typeof types.DropHolidayDocument,
    "mutation RetireValue($input: CatalogValueInput!, $key: UUID) { retireValue(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on CatalogValueSuccess { settings { skills { values { id name retired } version } } }\n  } }": typeof types.RetireValueDocument,
    "mutation RestoreValue($input: CatalogValueInput!, $key: UUID) { restoreValue(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on CatalogValueSuccess { settings { skills { values { id name retired } version } } }\n  } }": typeof types.RestoreValueDocument,
    "mutation DropValue($input: CatalogValueInput!, $key: UUID) { dropValue(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on CatalogValueSuccess { settings {\n      skills { values { id name retired } version } reasons { version holdReasons { name } } } }\n  } }": typeof types.DropValueDocument,
    "fragment AbsenceFields on Absence {\n  id technicianId technicianName from to kind status note decidedByName version\n}": typeof types.AbsenceFieldsFragmentDoc,
    "fragment TechnicianFields on Technician {\n  id name lastName email phone status version color skillIds zoneIds\n  weeklyHours { mon { from to } sun { from to } } permissions { prices phones }\n}": typeof types.TechnicianFieldsFragmentDoc,
    "fragment AgentFields on Agent { role id name lastName email phone status version }": typeof types.AgentFieldsFragmentDoc,
    "fragment MyFields on Me { id name lastName phone role version color }": typeof types.MyFieldsFragmentDoc,
    "mutation CreateAgent($input: CreateAgentInput!, $key: UUID) { createAgent(input: $input, key: $key) {\n    __typename ...Refusal ... on CreateAgentSuccess { agent { ...AgentFields } }\n  } }": typeof types.CreateAgentDocument,
    "mutation UpdateTechnician($input: UpdateStaffInput!, $key: UUID) { updateTechnician(input: $input, key: $key) {\n    __typename ...Refusal ... on TechnicianSuccess { technician { ...TechnicianFields } } ... on ConflictError { current { ... on Technician { __typename ...TechnicianFields } } }\n  } }": typeof types.UpdateTechnicianDocument,
    "mutation UpdateAgent($input: UpdateStaffInput!, $key: UUID) { updateAgent(input: $input, key: $key) {\n    __typename ...Refusal ... on AgentSuccess { agent { ...AgentFields } } ... on ConflictError { current { ... on Agent { __typename ...AgentFields } } }\n  } }": typeof types.UpdateAgentDocument,
    "mutation UpdateTechnicianProfile($input: UpdateTechnicianProfileInput!, $key: UUID) { updateTechnicianProfile(input: $input, key: $key) {\n    __typename ...Refusal ... on TechnicianSuccess { technician { ...TechnicianFields } } ... on ConflictError { current { ... on Technician { __typename ...TechnicianFields } } }\n  } }": typeof types.UpdateTechnicianProfileDocument,
    "mutation SetTechnicianPermissions($input: SetTechnicianPermissionsInput!, $key: UUID) { setTechnicianPermissions(input: $input, key: $key) {\n    __typename ...Refusal ... on TechnicianSuccess { technician { ...TechnicianFields } } ... on ConflictError { current { ... on Technician { __typename ...TechnicianFields } } }\n  } }": typeof types.SetTechnicianPermissionsDocument,
    "mutation ChangeRole($input: ChangeRoleInput!, $key: UUID) { changeRole(input: $input, key: $key) {\n    __typename ...Refusal ... on AgentSuccess { agent { ...AgentFields } } ... on ConflictError { current { ... on Agent { __typename ...AgentFields } } }\n  } }": typeof types.ChangeRoleDocument,
    "mutation SuspendStaff($input: StaffInput!, $key: UUID) { suspendStaff(input: $input, key: $key) {\n    __typename ...Refusal ... on StaffStatusSuccess { id status heldWork { visits prospects clients } }\n  } }": typeof types.SuspendStaffDocument,
    "mutation ReactivateStaff($input: StaffInput!, $key: UUID) { reactivateStaff(input: $input, key: $key) {\n    __typename ...Refusal ... on StaffStatusSuccess { id status heldWork { visits prospects clients } }\n  } }": typeof types.ReactivateStaffDocument,
    "mutation EndSessions($input: StaffInput!, $key: UUID) { endSessions(input: $input, key: $key) {\n    __typename ...Refusal ... on EndSessionsSuccess { id }\n  } }": typeof types.EndSessionsDocument,
    "mutation ChangeOwnPassword($input: ChangeOwnPasswordInput!, $key: UUID) { changeOwnPassword(input: $input, key: $key) {\n    __typename ...Refusal ... on ChangeOwnPasswordSuccess { id }\n  } }": typeof types.ChangeOwnPasswordDocument,
    "mutation UpdateMyProfile($input: UpdateMyProfileInput!, $key: UUID) { updateMyProfile(input: $input, key: $key) {\n    __typename ...Refusal ... on MyProfileSuccess { me { ...MyFields } } ... on ConflictError { current { ... on Me { __typename ...MyFields } } }\n  } }": typeof types.UpdateMyProfileDocument,
    "mutation RequestAbsence($input: AbsenceInput!, $key: UUID) { requestAbsence(input: $input, key: $key) {\n    __typename ...Refusal ... on AbsenceSuccess { absence { ...AbsenceFields } } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }\n  } }": typeof types.RequestAbsenceDocument,
    "mutation CreateAbsence($input: CreateAbsenceInput!, $key: UUID) { createAbsence(input: $input, key: $key) {\n    __typename ...Refusal ... on AbsenceSuccess { absence { ...AbsenceFields } } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }\n  } }": typeof types.CreateAbsenceDocument,
    "mutation DecideAbsence($input: DecideAbsenceInput!, $key: UUID) { decideAbsence(input: $input, key: $key) {\n    __typename ...Refusal ... on AbsenceSuccess { absence { ...AbsenceFields } } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }\n  } }": typeof types.DecideAbsenceDocument,
    "mutation CancelAbsence($input: CancelAbsenceInput!, $key: UUID) { cancelAbsence(input: $input, key: $key) {\n    __typename ...Refusal ... on CancelAbsenceSuccess { id } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }\n  } }": typeof types.CancelAbsenceDocument,
    "mutation CreateTechnician($input: CreateTechnicianInput!, $key: UUID) {\n  createTechnician(input: $input, key: $key) {\n    __typename\n    ... on CreateTechnicianSuccess { technician { id email phone status createdAt } }\n    ... on UserError { message }\n    ... on EmailTakenError { fields { path message } }\n  }\n}": typeof types.CreateTechnicianDocument,
    "fragment PlannedVisitFields on Visit {\n  id plannedStart plannedEnd status instructions reason version\n  technicians { id name } summary { serviceId code title } site { id address { province } }\n  service { id status technicians { id } nextVisit { id plannedStart } }\n}": typeof types.PlannedVisitFieldsFragmentDoc,
    "mutation ScheduleVisit($input: ScheduleVisitInput!, $key: UUID) { scheduleVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }\n    ... on PlanVisitSuccess { visit { ...PlannedVisitFields } }\n    ... on SlotTakenError { reasons { kind severity technicianId message } nearestStart }\n    ... on SlotWarningsError { reasons { kind severity technicianId message } }\n  } }": typeof types.ScheduleVisitDocument,
    "mutation MoveVisit($input: MoveVisitInput!, $key: UUID) { moveVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }\n    ... on PlanVisitSuccess { visit { ...PlannedVisitFields } }\n    ... on SlotTakenError { reasons { kind severity technicianId message } nearestStart }\n    ... on SlotWarningsError { reasons { kind severity technicianId message } }\n  } }": typeof types.MoveVisitDocument,
    "mutation UnscheduleVisit($input: VisitVersionInput!, $key: UUID) { unscheduleVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...PlannedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }\n  } }": typeof types.UnscheduleVisitDocument,
    "mutation CancelVisit($input: CancelVisitInput!, $key: UUID) { cancelVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...PlannedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }\n  } }": typeof types.CancelVisitDocument,
    "query OwnAccessClient($client: ID!, $site: ID!, $equipment: ID!) {\n  client(id: $client) { id phones emails contacts { name phone } }\n  site(id: $site) { id contactName contactPhone accessNotes }\n  equipment(id: $equipment) { id kind }\n}": typeof types.OwnAccessClientDocument,
    "query OwnAccessClient2($id: ID!) { client(id: $id) { legalName emails tags notes contacts { name email } } }": typeof types.OwnAccessClient2Document,
    "query OwnAccessClient3($id: ID!) { client(id: $id) { id } }": typeof types.OwnAccessClient3Document,
    "query OwnAccessClient4($id: ID!) { client(id: $id) { id } }": typeof types.OwnAccessClient4Document,
    "query WorkContactDetailsService($service: ID!, $visit: ID!) {\n    service(id: $service) { contact { name } site { accessNotes } }\n    visit(id: $visit) { site { accessNotes } service { contact { name } site { accessNotes } } } }": typeof types.WorkContactDetailsServiceDocument,
    "query WorkContactDetailsService2($id: ID!) { service(id: $id) { nextVisit { id } technicians { id } } }": typeof types.WorkContactDetailsService2Document,
    "query CommandLineToolsMe { me { email role } }": typeof types.CommandLineToolsMeDocument,
    "query FanoutsSystemStatus { systemStatus { staleCopies { id subject name records state attempts nextAttemptAt problem } } }": typeof types.FanoutsSystemStatusDocument,
    "mutation FanoutsRetryStaleCopy($input: RetryStaleCopyInput!, $key: UUID) { result: retryStaleCopy(input: $input, key: $key) {\n      __typename ... on RetryStaleCopySuccess { status { staleCopies { id subject name records state attempts nextAttemptAt problem } } } } }": typeof types.FanoutsRetryStaleCopyDocument,
    "query FiguresCounted {\n  figures { openProspects newProspects activeClients activeTechnicians openReviews }\n}": typeof types.FiguresCountedDocument,
    "query SeedServicesMyVisits($today: LocalDate!) { myVisits(from: $today) { status } }": typeof types.SeedServicesMyVisitsDocument,
    "query SeedMe { me { email role } }": typeof types.SeedMeDocument,
    "query SeedTotals { prospectTotals { status count valueCents } }": typeof types.SeedTotalsDocument,
    "query SeedDue($due: DueBucket!) {\n      prospects(first: 1, filter: { due: $due }) { edges { node { due } } }\n    }": typeof types.SeedDueDocument,
    "query SeedSearch($words: String!) {\n      clients(search: $words) { edges { node { name: legalName } } }\n    }": typeof types.SeedSearchDocument,
    "query SeedHits {\n      search(q: \"vaillant\") { entity } prospects(search: \"lorenzo cano\") { edges { node { need } } }\n    }": typeof types.SeedHitsDocument,
    "query SeedTeam { team(roles: [AGENT]) { id } }": typeof types.SeedTeamDocument,
    "query SeedOwn { me { color } absences { edges { node { status } } } }": typeof types.SeedOwnDocument,
    "query ConversionLinksProspect($id: ID!) { prospect(id: $id) { notDuplicateOf } }": typeof types.ConversionLinksProspectDocument,
    "query ConversionServicePlanningRevision { planningRevision(date: \"2026-11-21\") { tray } }": typeof types.ConversionServicePlanningRevisionDocument,
    "query ConversionServiceActivity($id: ID!) { activity(entity: PROSPECT, id: $id) { edges { node { changes { field } } } } }": typeof types.ConversionServiceActivityDocument,
    "query ProspectsList($first: PageSize!, $after: String, $search: String, $filter: ProspectFilter, $sort: ProspectSort!) {\n  prospects(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { cursor node { id name due status } } pageInfo { hasNextPage endCursor } totalCount\n  }\n}": typeof types.ProspectsListDocument,
    "query ProspectsListProspectTotals($filter: ProspectFilter) {\n  prospectTotals(filter: $filter) { status count valueCents }\n}": typeof types.ProspectsListProspectTotalsDocument,
    "query ProspectsList2($id: ID!) { prospect(id: $id) { id } }": typeof types.ProspectsList2Document,
    "query Page($entity: EntityKind!, $id: ID!, $first: PageSize!, $after: String) {\n  activity(entity: $entity, id: $id, first: $first, after: $after) {\n    edges { cursor node {\n      id at actorId actorName action entity entityId subject text noteKind changes { field before after }\n    } }\n    pageInfo { hasNextPage endCursor }\n  }\n}": typeof types.PageDocument,
    "query NotesActivity { activity(entity: CLIENT, id: \"ibiza\") { edges { node { at text } } } }": typeof types.NotesActivityDocument,
    "query MissingToInvoice($id: ID!) { service(id: $id) { missingToInvoice invoiceGaps { kind text } } }": typeof types.MissingToInvoiceDocument,
    "query OwnService($id: ID!) {\n    service(id: $id) { contact { name phone } totals { totalCents } missingToInvoice visits { id } }\n  }": typeof types.OwnServiceDocument,
    "query ServicesHold($filter: ServiceFilter) {\n    services(filter: $filter) { edges { node { id status hold { until } } } totalCount }\n  }": typeof types.ServicesHoldDocument,
    "query TotalsOf($id: ID!) {\n    service(id: $id) { totals { baseCents totalCents vat { percent vatCents } } }\n  }": typeof types.TotalsOfDocument,
    "query LineTimeline($id: ID!) {\n    activity(entity: SERVICE, id: $id, first: 10) { edges { node { changes { field before after } } } }\n  }": typeof types.LineTimelineDocument,
    "query ServicesList($first: PageSize!, $after: String, $search: String, $filter: ServiceFilter, $sort: ServiceSort!) {\n  services(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { node { id code title client { name } site { name address { city } } technicians { name } dueAt\n      nextVisit { plannedStart } lines { unitPriceCents } } }\n    pageInfo { hasNextPage endCursor } totalCount\n  }\n}": typeof types.ServicesListDocument,
    "query ServicesList2 { services(first: 25, sort: DUE, filter: { status: FINISHED }) {\n    edges { node { missingToInvoice } } totalCount } }": typeof types.ServicesList2Document,
    "query ServiceDetail($id: ID!) { service(id: $id) {\n    code client { name } site { name } equipment { label } technicians { name } lines { text } checklist { text }\n    visits { id } reports { id } contact { phone } missingToInvoice totals { totalCents } followsUp { code }\n  } }": typeof types.ServiceDetailDocument,
    "query ContactOf($id: ID!) { service(id: $id) { contact { name phone } } }": typeof types.ContactOfDocument,
    "query WorkCopiesServices($search: String) { services(search: $search) { edges { node { id } } } }": typeof types.WorkCopiesServicesDocument,
    "query WorkCopiesMergePreview($keepId: ID!, $mergeId: ID!) { mergePreview(keepId: $keepId, mergeId: $mergeId) { serviceCount } }": typeof types.WorkCopiesMergePreviewDocument,
    "query CatalogValues { catalog { skills { name retired } } }": typeof types.CatalogValuesDocument,
    "query SettingsGuardsCatalog { catalog { timeZone skills { name } holdReasons { name } } }": typeof types.SettingsGuardsCatalogDocument,
    "query Settings { settings {\n      company { name nif address { street } phone email timeZone agentsApproveAbsences pricesOnReport version }\n      workingHours { hours { mon { from to } fri { from to } sun { from to } } version }\n      buffers { low normal high urgent lowClock highClock urgentClock firstResponse version }\n      serviceTypes { values { id } version } skills { values { id } version } zones { values { id } version }\n      holidays { values { id } version }\n      reasons { prospectSources { id } lostReasons { id } cancelReasons { id } holdReasons { id } version }\n    } }": typeof types.SettingsDocument,
    "query Settings2 { settings { company { pricesOnReport } } }": typeof types.Settings2Document,
    "query AbsenceWork($id: ID!) { absenceWork(id: $id) { visits firstDay } }": typeof types.AbsenceWorkDocument,
    "query AbsencesList($technicianId: ID, $status: AbsenceStatus, $first: PageSize, $after: String) {\n  absences(technicianId: $technicianId, status: $status, first: $first, after: $after) {\n    edges { cursor node { id technicianId from } } pageInfo { hasNextPage endCursor }\n  }\n}": typeof types.AbsencesListDocument,
    "query CreateTechnicianMe { me { id email role permissions { prices phones } } meTechnician { user { id } } }": typeof types.CreateTechnicianMeDocument,
    "query NotesAnswersActivity($id: ID!) { activity(entity: PROSPECT, id: $id) {\n  edges { node { action text noteKind } } } }": typeof types.NotesAnswersActivityDocument,
    "query OwnTimelineActivity($entity: EntityKind!, $id: ID!) { activity(entity: $entity, id: $id) {\n  edges { node { action entity entityId subject text changes { field before after } } }\n} }": typeof types.OwnTimelineActivityDocument,
    "query OwnTimelineActivity2($id: ID!, $after: String) { activity(entity: SERVICE, id: $id, first: 2, after: $after) {\n  edges { node { text } } pageInfo { hasNextPage endCursor }\n} }": typeof types.OwnTimelineActivity2Document,
    "mutation PasswordsCreateTechnician($input: CreateTechnicianInput!) { createTechnician(input: $input) {\n  __typename ... on ValidationError { fields { path message } } ... on CreateTechnicianSuccess { technician { id } } } }": typeof types.PasswordsCreateTechnicianDocument,
    "query PasswordsSettings { settings { passwords { minLength refuseCommon changeFirst version } } }": typeof types.PasswordsSettingsDocument,
    "query StaffListsAgent($id: ID!) { agent(id: $id) { id role } technician(id: $id) { id color } }": typeof types.StaffListsAgentDocument,
    "query StaffListsTeam($roles: [Role!]) { team(roles: $roles) { name role color zoneIds } }": typeof types.StaffListsTeamDocument,
    "query StaffListsMe { me { version color } }": typeof types.StaffListsMeDocument,
    "query StaffStatusHeldWork($id: ID!) { heldWork(id: $id) { visits prospects clients } }": typeof types.StaffStatusHeldWorkDocument,
    "query StaffStatusMeAdmin { meAdmin { user { role } } }": typeof types.StaffStatusMeAdminDocument,
    "query Page2($first: PageSize!, $after: String) {\n  technicians(first: $first, after: $after) {\n    edges { cursor node { id name lastName email phone status createdAt } }\n    pageInfo { hasNextPage endCursor }\n    totalCount\n  }\n}": typeof types.Page2Document,
    "query Technicians($id: ID!) { technician(id: $id) { id } }": typeof types.TechniciansDocument,
    "query TechniciansMe { me { id role } }": typeof types.TechniciansMeDocument,
    "query TechniciansMe2($id: ID!) { me { id } again: me { role } technician(id: $id) { id } }": typeof types.TechniciansMe2Document,
    "query TechniciansMeAdmin { meAdmin { user { id } activeTechnicianCount } }": typeof types.TechniciansMeAdminDocument,
    "query Technicians2($id: ID!) { technician(id: $id) { name } }": typeof types.Technicians2Document,
    "query Devices($ids: [ID!]!) { devices(technicianIds: $ids) { technicianId heardAt } }": typeof types.DevicesDocument,
    "query LoadOfKeptTeam($date: LocalDate!) {\n  teamDay(date: $date) { visits { id } load { technician { id name } capacityMinutes away } }\n}": typeof types.LoadOfKeptTeamDocument,
    "query LateWorkWorkReport($id: ID!) { workReport(id: $id) { content { workedMinutes unconfirmedTimes } } }": typeof types.LateWorkWorkReportDocument,
    "query OwnWeekMyDaysOff($from: LocalDate!, $days: Int!) { myDaysOff(from: $from, days: $days) { date holiday absence } }": typeof types.OwnWeekMyDaysOffDocument,
    "query OwnWeekLetterhead { letterhead { name nif address phone } }": typeof types.OwnWeekLetterheadDocument,
    "fragment VisitOfChanges on Visit { id plannedStart plannedEnd status version technicians { id name } client { name }\n  site { name } summary { title } }": typeof types.VisitOfChangesFragmentDoc,
    "query PlanningOfChanges($date: LocalDate!, $view: PlanningView!) {\n  planning(date: $date, view: $view) { mark tray technicians { id name } visits { ...VisitOfChanges } } }": typeof types.PlanningOfChangesDocument,
    "query ChangesOfPlanning($date: LocalDate!, $view: PlanningView!, $since: String!) {\n  planningChanges(date: $date, view: $view, since: $since) {\n    isTooOld mark tray visits { ...VisitOfChanges } goneIds } }": typeof types.ChangesOfPlanningDocument,
    "query PlanningSuggestionsSlotSuggestions($serviceId: ID!, $from: LocalDate) { slotSuggestions(serviceId: $serviceId, from: $from) {\n    technician { id name color } start end reasons } }": typeof types.PlanningSuggestionsSlotSuggestionsDocument,
    "query PlanningTrayRevisionPlanningRevision { planningRevision(date: \"2026-11-24\") { tray } }": typeof types.PlanningTrayRevisionPlanningRevisionDocument,
    "query Planning($date: LocalDate!, $view: PlanningView!) { planning(date: $date, view: $view) {\n  from to revision\n  technicians { id name lastName color status skillIds zoneIds weeklyHours { mon { from to } } absences { from to kind } }\n  visits { id plannedStart plannedEnd status technicians { id color } summary { code title priority dueAt\n    promisedWindow { start end } equipmentLabel } site { address { city } } client { name } version }\n  holidays { date name } } }": typeof types.PlanningDocument,
    "query PlanningPlanningRevision($date: LocalDate!) { planningRevision(date: $date) { week tray } }": typeof types.PlanningPlanningRevisionDocument,
    "query VisitsPerformOwnDayMyVisits($from: LocalDate!, $days: Int!) { myVisits(from: $from, days: $days) { plannedStart } }": typeof types.VisitsPerformOwnDayMyVisitsDocument,
    "query VisitsPerformTimelineActivity($id: ID!) {\n    activity(entity: SERVICE, id: $id, first: 20) { edges { node { action at } } }\n  }": typeof types.VisitsPerformTimelineActivityDocument,
    "mutation VisitsPerformTimelineRemoveAttachment($input: RemoveAttachmentInput!) { removeAttachment(input: $input) { __typename } }": typeof types.VisitsPerformTimelineRemoveAttachmentDocument,
    "query VisitsPlan($id: ID!) { visit(id: $id) { id } }": typeof types.VisitsPlanDocument,
    "query VisitsPlanHeldWork($id: ID!) { heldWork(id: $id) { visits } }": typeof types.VisitsPlanHeldWorkDocument,
};
const documents: Documents = {
    "query BatchContent($id: ID!) { toInvoice { services netCents }\n  billingBatch(id: $id) { status content { ref party { name nif address { city } } totals { baseCents totalCents }\n    problems { kind text serviceId } items { id serviceId code state invoiceNumber invoicedOn returnReason } } } }": types.BatchContentDocument,
    "query BatchTimeline($id: ID!) { activity(entity: BILLING_BATCH, id: $id) {\n    edges { node { action text } } } }": types.BatchTimelineDocument,
    "query Proposed { billingProposal(grouping: SERVICE) { invoices { ref items { id } } }\n    billingBatches { edges { node { id } } } }": types.ProposedDocument,
    "query ToInvoice { toInvoice { services netCents }\n  services(filter: { billing: TO_INVOICE }) { edges { node { id totals { baseCents } } } } }": types.ToInvoiceDocument,
    "query ToInvoiceAlone { toInvoice { services } }": types.ToInvoiceAloneDocument,
    "query OwnBilling($id: ID!) { service(id: $id) { billingState invoicing { batchCode } } }": types.OwnBillingDocument,
    "query AttachmentsReadsService($id: ID!) { service(id: $id) { attachments { id } } }": types.AttachmentsReadsServiceDocument,
    "query AttachmentsReadsService2($id: ID!) { service(id: $id) { visits { id attachments { id } } } }": types.AttachmentsReadsService2Document,
    "query ListsOfTheDashboard($today: LocalDate!, $unassigned: ServiceFilter!, $overdue: ServiceFilter!,\n    $toReview: ServiceFilter!, $toInvoice: ServiceFilter!, $unanswered: ProspectFilter!, $actionsToday: ProspectFilter!,\n    $actionsOverdue: ProspectFilter!) {\n  pending: services(first: 1, filter: $unassigned) { totalCount }\n  overdue: services(first: 1, filter: $overdue, sort: DUE) { totalCount }\n  finished: services(first: 1, filter: $toReview) { totalCount }\n  toInvoice: services(first: 1, filter: $toInvoice) { totalCount }\n  newOnes: prospects(first: 1, filter: $unanswered) { totalCount }\n  open: prospects(first: 1, filter: { open: true }) { totalCount }\n  late: prospects(first: 1, filter: $actionsOverdue) { totalCount }\n  today: prospects(first: 1, filter: $actionsToday) { totalCount }\n  planning(date: $today, view: DAY) { visits { id } technicians { id } }\n}": types.ListsOfTheDashboardDocument,
    "query IndexOperationsService($id: ID!) { service(id: $id) { workReviews { acts { id } } } }": types.IndexOperationsServiceDocument,
    "query IndexOperationsSlotSuggestions($serviceId: ID!) { slotSuggestions(serviceId: $serviceId) { start } }": types.IndexOperationsSlotSuggestionsDocument,
    "query IndexesMergePreview($id: ID!, $mergeId: ID!) { mergePreview(keepId: $id, mergeId: $mergeId) { siteCount } }": types.IndexesMergePreviewDocument,
    "query IndexesHeldWork($id: ID!) { heldWork(id: $id) { visits } }": types.IndexesHeldWorkDocument,
    "mutation IndexesRequestAbsence { requestAbsence(input: { from: \"2026-12-01\", to: \"2026-12-02\", kind: VACATION }) { __typename } }": types.IndexesRequestAbsenceDocument,
    "query IndexesService($id: ID!, $id1: ID!, $id2: ID!, $id3: ID!, $id4: ID!) { service(id: $id) { visits { id } reports { id } attachments { id } contact { name } }\n    visit(id: $id1) { service { id } report { id } attachments { id } site { accessNotes } }\n    activity(entity: SERVICE, id: $id) { edges { cursor } } client(id: $id2) { owner { id } } site(id: $id3) { equipment { id } pastVisits { id } }\n    equipment(id: $id4) { id } }": types.IndexesServiceDocument,
    "query IndexesProspect($id: ID!, $id1: ID!) { prospect(id: $id) { convertedService { id } }\n    absenceWork(id: $id1) { visits } }": types.IndexesProspectDocument,
    "query WholeProspects(\n  $first: PageSize!, $after: String, $search: String, $filter: ProspectFilter, $sort: ProspectSort!\n) {\n  prospects(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { node { ...ProspectFields } } pageInfo { hasNextPage endCursor }\n  }\n}": types.WholeProspectsDocument,
    "query ProspectsReadsProspectTotals { prospectTotals(filter: { ownerId: \"ana\" }) { count valueCents } }": types.ProspectsReadsProspectTotalsDocument,
    "query OneProspect($id: ID!) { prospect(id: $id) { ...ProspectFields } }": types.OneProspectDocument,
    "query SearchReads(\n  $first: PageSize!, $after: String, $search: String!, $filter: ClientFilter, $sort: ClientSort!\n) {\n  clients(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { node { legalName } } pageInfo { hasNextPage endCursor }\n  }\n}": types.SearchReadsDocument,
    "query ClientsList($first: PageSize!, $after: String, $search: String, $filter: ClientFilter, $sort: ClientSort!) {\n  clients(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { cursor node { id code legalName tags mainSite { city } owner { name } siteCount } }\n    pageInfo { hasNextPage endCursor }\n    totalCount\n  }\n}": types.ClientsListDocument,
    "query ClientsList2($id: ID!) { client(id: $id) { legalName owner { name } mainSite { city } } }": types.ClientsList2Document,
    "query ClientsList3($id: ID!) { client(id: $id) { id } sites(clientId: $id) { edges { node { name client { name } } } }\n      equipmentList(clientId: $id) { edges { node { id } } } }": types.ClientsList3Document,
    "query ClientsMany($after: String, $search: String, $filter: ClientFilter, $sort: ClientSort!) {\n  clients(first: 25, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { node { id } } pageInfo { hasNextPage endCursor } totalCount\n  }\n}": types.ClientsManyDocument,
    "query ClientValues($of: ClientValue!) { clientValues(of: $of) }": types.ClientValuesDocument,
    "query ClientsMergeMergePreview($keepId: ID!, $mergeId: ID!) { mergePreview(keepId: $keepId, mergeId: $mergeId) {\n  keep { id } merge { id } siteCount equipmentCount prospectCount serviceCount\n  result { emails phones tags nif contacts { name main } tradeName notes owner { id name }\n    billingAddress { street province } leftBehind }\n} }": types.ClientsMergeMergePreviewDocument,
    "query ClientsMergeMergePreview2($keepId: ID!, $mergeId: ID!) { archivedToo: mergePreview(keepId: $keepId, mergeId: $mergeId) { siteCount } }": types.ClientsMergeMergePreview2Document,
    "query TownsOf($postalCode: String!) { townsOf(postalCode: $postalCode) }": types.TownsOfDocument,
    "query ValuesOf($of: ClientValue!, $text: String!) { clientValues(of: $of, startingWith: $text) }": types.ValuesOfDocument,
    "query Clients($id: ID!, $id1: ID!) { client(id: $id) { id } site(id: $id1) { id } }": types.ClientsDocument,
    "query Clients2($id: ID!) { client(id: $id) { archived } }": types.Clients2Document,
    "query Duplicates($input: DuplicateSearch!) {\n  duplicates(input: $input) { entity id code name matchedOn prospectStatus archived kind phone openServices }\n}": types.DuplicatesDocument,
    "mutation CorrectEquipment($input: CorrectEquipmentInput!, $key: UUID) {\n    correctEquipment(input: $input, key: $key) {\n      __typename ... on UserError { message }\n      ... on EquipmentSuccess { equipment { id brand model serialNumber version } }\n    }\n  }": types.CorrectEquipmentDocument,
    "mutation FindEquipment($input: CreateEquipmentInput!, $key: UUID) {\n    createEquipment(input: $input, key: $key) {\n      __typename ... on UserError { message }\n      ... on EquipmentSuccess { equipment { id brand model serialNumber version } }\n    }\n  }": types.FindEquipmentDocument,
    "query EquipmentFieldSite($id: ID!) { site(id: $id) { equipment { id } pastVisits {\n    id endedAt status title typeName technicianNames equipmentIds text report { id serviceId } } } }": types.EquipmentFieldSiteDocument,
    "query BrandsOf($clientId: ID, $siteId: ID) {\n      equipmentList(clientId: $clientId, siteId: $siteId) { edges { node { brand } } }\n    }": types.BrandsOfDocument,
    "query EquipmentPages($first: PageSize!, $after: String, $clientId: ID, $siteId: ID) {\n        equipmentList(first: $first, after: $after, clientId: $clientId, siteId: $siteId) {\n          edges { node { id } } pageInfo { hasNextPage endCursor } } }": types.EquipmentPagesDocument,
    "query PropertyManagersClients($filter: ClientFilter) { clients(first: 25, sort: NAME, filter: $filter) {\n      edges { node { id managedBy { name } } } totalCount\n    } }": types.PropertyManagersClientsDocument,
    "query PropertyManagersMergePreview($keepId: ID!, $mergeId: ID!) { mergePreview(keepId: $keepId, mergeId: $mergeId) {\n        communityCount result { isPropertyManager }\n      } }": types.PropertyManagersMergePreviewDocument,
    "query PropertyManagersDuplicates($input: DuplicateSearch!) { duplicates(input: $input) { id matchedOn } }": types.PropertyManagersDuplicatesDocument,
    "query PropertyManagersClient($id: ID!) { client(id: $id) { id managedBy { name } } }": types.PropertyManagersClientDocument,
    "query Search($q: String!) { search(q: $q) { entity id clientId title detail } }": types.SearchDocument,
    "query Search2($q: String!) { search(q: $q) { entity phone address openServices } }": types.Search2Document,
    "query Sites($id: ID!) { site(id: $id) { id } }": types.SitesDocument,
    "query Sites2($id: ID!, $after: String) { sites(clientId: $id, first: 2, after: $after) {\n    edges { node { name archived client { name } } } pageInfo { hasNextPage endCursor } } }": types.Sites2Document,
    "query Sites3($id: ID!, $search: String) { sites(clientId: $id, first: 2, search: $search) {\n    edges { node { name client { id } } } } }": types.Sites3Document,
    "query Audit($first: PageSize!, $after: String, $filter: AuditFilter) {\n  auditEntries(first: $first, after: $after, filter: $filter) {\n    edges { node { id at actorId action kind recordId subject changes { field before after } } }\n    pageInfo { hasNextPage endCursor }\n    totalCount\n  }\n}": types.AuditDocument,
    "mutation CreateAnyExport($input: CreateExportInput!) {\n  createExport(input: $input) { __typename ... on ExportSuccess { export { id rows } } }\n}": types.CreateAnyExportDocument,
    "mutation GoOnTakingOut($input: ContinueExportInput!) {\n  continueExport(input: $input) { __typename ... on ExportSuccess { export { id status rows } } }\n}": types.GoOnTakingOutDocument,
    "query MyFiledWork { myFiledWork { id status reason acts { operation } visit { id } } }": types.MyFiledWorkDocument,
    "mutation FieldDecisionsRemoveAttachment($input: RemoveAttachmentInput!) { removeAttachment(input: $input) { __typename } }": types.FieldDecisionsRemoveAttachmentDocument,
    "query FieldDecisionsOpenReviewCount { openReviewCount workReviews(first: 1) { totalCount edges { node { id } } } }": types.FieldDecisionsOpenReviewCountDocument,
    "query FieldWorkWorkReport($id: ID!) { workReport(id: $id) {\n      signer { name } content { workedMinutes checklist { answer } lines { text } photos { kind } } } }": types.FieldWorkWorkReportDocument,
    "mutation AttachmentsAccessRemoveAttachment($input: RemoveAttachmentInput!, $key: UUID) { removeAttachment(input: $input, key: $key) {\n  __typename ... on UserError { message } ... on RemoveAttachmentSuccess { service { id attachments { id } } }\n} }": types.AttachmentsAccessRemoveAttachmentDocument,
    "query AttachmentsAccessService($id: ID!) { service(id: $id) { attachments { id } } }": types.AttachmentsAccessServiceDocument,
    "query AttachmentsService($id: ID!) { service(id: $id) {\n  attachments { id kind mime size sha256 visitId authorName createdAt } visits { attachments { id } }\n} }": types.AttachmentsServiceDocument,
    "query CompanyLogoSettings { settings { logo { png version } } }": types.CompanyLogoSettingsDocument,
    "mutation ReviseWorkReport($input: ReviseWorkReportInput!, $key: UUID) {\n  reviseWorkReport(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkReportSuccess { report { ...ReportFields } }\n  }\n}": types.ReviseWorkReportDocument,
    "query ReportsVersionsService($id: ID!, $id1: ID!) { service(id: $id) { reports { id } } visit(id: $id1) { report { id } } }": types.ReportsVersionsServiceDocument,
    "query ReportsService($id: ID!) { service(id: $id) { totals { totalCents } } }": types.ReportsServiceDocument,
    "query ReportsService2($id: ID!) { service(id: $id) { reports { id } visits { id report { id } } } }": types.ReportsService2Document,
    "query ReportsService3($id: ID!) { service(id: $id) { reports { id } } }": types.ReportsService3Document,
    "query FieldAfterUndo($since: String) { fieldItems(since: $since) { mark isWhole goneIds items { code } } }": types.FieldAfterUndoDocument,
    "query ItemRefs($search: String, $filter: ItemFilter, $sort: ItemSort!) {\n  items(search: $search, filter: $filter, sort: $sort) { edges { node { ref } } }\n}": types.ItemRefsDocument,
    "query Field($since: String) {\n    fieldItems(since: $since) { mark isWhole goneIds items { id code name kind unit vatPercent priceCents barcodes } }\n  }": types.FieldDocument,
    "query Families($startingWith: String!) { itemFamilies(startingWith: $startingWith) }": types.FamiliesDocument,
    "fragment BatchFields on BillingBatch {\n  id code status grouping services invoices netCents vatCents totalCents waiting invoiced returned\n  createdByName deliveredByName version\n}": types.BatchFieldsFragmentDoc,
    "mutation CreateBatch($input: CreateBillingBatchInput!, $key: UUID) { createBillingBatch(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n  } }": types.CreateBatchDocument,
    "mutation LeaveOut($input: LeaveOutOfBatchInput!, $key: UUID) { leaveOutOfBatch(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }\n  } }": types.LeaveOutDocument,
    "mutation DiscardBatch($input: BatchVersionInput!, $key: UUID) { discardBillingBatch(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }\n  } }": types.DiscardBatchDocument,
    "mutation DeliverBatch($input: BatchVersionInput!, $key: UUID) { deliverBillingBatch(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }\n  } }": types.DeliverBatchDocument,
    "mutation ReturnItems($input: ReturnBillingItemsInput!, $key: UUID) { returnBillingItems(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }\n  } }": types.ReturnItemsDocument,
    "mutation ConfirmItems($input: ConfirmBillingItemsInput!, $key: UUID) { confirmBillingItems(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }\n  } }": types.ConfirmItemsDocument,
    "mutation CreateFeed($key: UUID) { createCalendarFeed(key: $key) {\n  __typename ... on CreateCalendarFeedSuccess { feed { createdAt } path } ... on UserError { message }\n} }": types.CreateFeedDocument,
    "mutation RevokeFeed($key: UUID) { revokeCalendarFeed(key: $key) {\n  __typename ... on RevokeCalendarFeedSuccess { feed { createdAt } } ... on UserError { message }\n} }": types.RevokeFeedDocument,
    "query MyFeed { myCalendarFeed { createdAt } }": types.MyFeedDocument,
    "fragment ClientFields on Client {\n  id code kind legalName tradeName nif emails phones tags notes\n  billingAddress { street number floor postalCode city province } owner { id name }\n  contacts { name position phone email main } originProspectId mainSite { street postalCode city province }\n  isPropertyManager managedBy { id code name phone archived }\n  siteCount equipmentCount archived mergedInto { id code name } createdAt updatedAt version\n}": types.ClientFieldsFragmentDoc,
    "fragment SiteFields on Site {\n  id client { id code name } name address { street number floor postalCode city province }\n  accessNotes zoneId zoneChosen contactName contactPhone isDwelling equipmentCount archived version\n}": types.SiteFieldsFragmentDoc,
    "fragment EquipmentFields on Equipment {\n  id client { id code name } site { id name } kind brand model serialNumber installedOn\n  warrantyUntil status notes version\n}": types.EquipmentFieldsFragmentDoc,
    "mutation CreateClient($input: CreateClientInput!, $key: UUID) { createClient(input: $input, key: $key) {\n    __typename ...Refusal ... on CreateClientSuccess { client { ...ClientFields } site { ...SiteFields } }\n  } }": types.CreateClientDocument,
    "mutation UpdateClient($input: UpdateClientInput!, $key: UUID) { updateClient(input: $input, key: $key) {\n    __typename ...Refusal ... on ClientSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }\n  } }": types.UpdateClientDocument,
    "mutation ArchiveClient($input: ClientVersionInput!, $key: UUID) { archiveClient(input: $input, key: $key) {\n    __typename ...Refusal ... on ClientSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }\n  } }": types.ArchiveClientDocument,
    "mutation RestoreClient($input: ClientVersionInput!, $key: UUID) { restoreClient(input: $input, key: $key) {\n    __typename ...Refusal ... on ClientSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }\n  } }": types.RestoreClientDocument,
    "mutation MergeClients($input: MergeClientsInput!, $key: UUID) { mergeClients(input: $input, key: $key) {\n    __typename ...Refusal ... on MergeClientsSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }\n  } }": types.MergeClientsDocument,
    "mutation CreateSite($input: CreateSiteInput!, $key: UUID) { createSite(input: $input, key: $key) {\n    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }\n    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }\n  } }": types.CreateSiteDocument,
    "mutation UpdateSite($input: UpdateSiteInput!, $key: UUID) { updateSite(input: $input, key: $key) {\n    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }\n    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }\n  } }": types.UpdateSiteDocument,
    "mutation ArchiveSite($input: SiteVersionInput!, $key: UUID) { archiveSite(input: $input, key: $key) {\n    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }\n    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }\n  } }": types.ArchiveSiteDocument,
    "mutation RestoreSite($input: SiteVersionInput!, $key: UUID) { restoreSite(input: $input, key: $key) {\n    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }\n    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }\n  } }": types.RestoreSiteDocument,
    "mutation CreateEquipment($input: CreateEquipmentInput!, $key: UUID) { createEquipment(input: $input, key: $key) {\n    __typename ...Refusal ... on EquipmentSuccess { equipment { ...EquipmentFields } } ... on ConflictError { current { ... on Equipment { __typename ...EquipmentFields } } }\n  } }": types.CreateEquipmentDocument,
    "mutation UpdateEquipment($input: UpdateEquipmentInput!, $key: UUID) { updateEquipment(input: $input, key: $key) {\n    __typename ...Refusal ... on EquipmentSuccess { equipment { ...EquipmentFields } } ... on ConflictError { current { ... on Equipment { __typename ...EquipmentFields } } }\n  } }": types.UpdateEquipmentDocument,
    "mutation CreateExport($input: CreateExportInput!, $key: UUID) {\n  createExport(input: $input, key: $key) {\n    __typename\n    ... on ExportSuccess { export { id list format status rows fileName } }\n  }\n}": types.CreateExportDocument,
    "mutation FieldTravelToVisit($input: VisitActInput!, $key: UUID) { travelToVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": types.FieldTravelToVisitDocument,
    "mutation FieldStartVisit($input: VisitActInput!, $key: UUID) { startVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": types.FieldStartVisitDocument,
    "mutation FieldPauseVisit($input: PauseVisitInput!, $key: UUID) { pauseVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": types.FieldPauseVisitDocument,
    "mutation FieldResumeVisit($input: VisitActInput!, $key: UUID) { resumeVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": types.FieldResumeVisitDocument,
    "mutation FieldCompleteVisit($input: CompleteVisitInput!, $key: UUID) { completeVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": types.FieldCompleteVisitDocument,
    "mutation FieldEndVisitIncomplete($input: EndVisitIncompleteInput!, $key: UUID) { endVisitIncomplete(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": types.FieldEndVisitIncompleteDocument,
    "mutation FieldAddServiceLine($input: AddServiceLineInput!, $key: UUID) { addServiceLine(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": types.FieldAddServiceLineDocument,
    "mutation FieldRemoveServiceLine($input: RemoveServiceLineInput!, $key: UUID) { removeServiceLine(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": types.FieldRemoveServiceLineDocument,
    "mutation FieldAnswerChecklist($input: AnswerChecklistInput!, $key: UUID) { answerChecklist(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": types.FieldAnswerChecklistDocument,
    "mutation FieldProposeFollowUp($input: FollowUpInput!, $key: UUID) { proposeFollowUp(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": types.FieldProposeFollowUpDocument,
    "mutation FieldRemoveAttachment($input: RemoveAttachmentInput!, $key: UUID) { removeAttachment(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }": types.FieldRemoveAttachmentDocument,
    "fragment ReviewFields on WorkReview {\n  id status version visitId because from to actCount reason attachedToId decidedByName\n  service { id } technician { id name }\n  acts { operation at unconfirmed because pauseReason text question answer line { id text } signer { name } }\n  attachments { id kind }\n}": types.ReviewFieldsFragmentDoc,
    "mutation ApplyWorkReview($input: ApplyWorkReviewInput!, $key: UUID) { applyWorkReview(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkReviewSuccess { review { ...ReviewFields } service { status openReviews } }\n    ... on ConflictError { current { ... on WorkReview { __typename ...ReviewFields } } }\n  } }": types.ApplyWorkReviewDocument,
    "mutation AttachWorkReview($input: AttachWorkReviewInput!, $key: UUID) { attachWorkReview(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkReviewSuccess { review { ...ReviewFields } service { status openReviews } }\n    ... on ConflictError { current { ... on WorkReview { __typename ...ReviewFields } } }\n  } }": types.AttachWorkReviewDocument,
    "mutation RejectWorkReview($input: RejectWorkReviewInput!, $key: UUID) { rejectWorkReview(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkReviewSuccess { review { ...ReviewFields } service { status openReviews } }\n    ... on ConflictError { current { ... on WorkReview { __typename ...ReviewFields } } }\n  } }": types.RejectWorkReviewDocument,
    "query ReviewsOf($id: ID!) { service(id: $id) { workReviews { ...ReviewFields } } }": types.ReviewsOfDocument,
    "fragment ImportFields on Import {\n  id kind fileName status version rowCount totals problem headerRow separator encoding rule undoUntil\n  rememberedAt columns { header target neverOverwrite }\n  announced { created updated unchanged skipped repeated error changed undecided }\n  result { created updated unchanged skipped repeated error changed undecided }\n  progress { done total } undo { removed restored kept lost } stopped { message requestId }\n}": types.ImportFieldsFragmentDoc,
    "mutation ChangeTestImport($input: ChangeImportInput!, $key: UUID) { changeImport(input: $input, key: $key) {\n    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }\n  } }": types.ChangeTestImportDocument,
    "mutation DecideTestImport($input: DecideImportInput!, $key: UUID) { decideImport(input: $input, key: $key) {\n    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }\n  } }": types.DecideTestImportDocument,
    "mutation ActOnTestImport($input: ActOnImportInput!, $key: UUID) { actOnImport(input: $input, key: $key) {\n    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }\n  } }": types.ActOnTestImportDocument,
    "mutation AdvanceTestImport($input: AdvanceImportInput!, $key: UUID) { advanceImport(input: $input, key: $key) {\n    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }\n  } }": types.AdvanceTestImportDocument,
    "query TestImportRows($id: ID!, $view: ImportView!, $fromPage: Int!) {\n  importRows(id: $id, view: $view, fromPage: $fromPage) {\n    nextPage rows { number name status outcome reason kept { entity id name why } }\n  }\n}": types.TestImportRowsDocument,
    "fragment ItemFields on Item {\n  id ref name kind family unit priceCents costCents vatPercent barcodes supplierRef description archived version\n  prices { priceCents costCents at byName }\n}": types.ItemFieldsFragmentDoc,
    "mutation CreateItem($input: CreateItemInput!, $key: UUID) { createItem(input: $input, key: $key) {\n    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } }\n  } }": types.CreateItemDocument,
    "mutation UpdateItem($input: UpdateItemInput!, $key: UUID) { updateItem(input: $input, key: $key) {\n    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } } ... on ConflictError { current { ... on Item { __typename ...ItemFields } } }\n  } }": types.UpdateItemDocument,
    "mutation ArchiveItem($input: ItemVersionInput!, $key: UUID) { archiveItem(input: $input, key: $key) {\n    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } } ... on ConflictError { current { ... on Item { __typename ...ItemFields } } }\n  } }": types.ArchiveItemDocument,
    "mutation RestoreItem($input: ItemVersionInput!, $key: UUID) { restoreItem(input: $input, key: $key) {\n    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } } ... on ConflictError { current { ... on Item { __typename ...ItemFields } } }\n  } }": types.RestoreItemDocument,
    "fragment Refusal on UserError {\n  message\n  ... on ValidationError { fields { path message } }\n  ... on EmailTakenError { fields { path message } }\n  ... on DuplicateError { mustLink matches { entity id code name matchedOn prospectStatus archived } }\n}": types.RefusalFragmentDoc,
    "mutation AddNote($input: AddNoteInput!, $key: UUID) {\n  addNote(input: $input, key: $key) {\n    __typename\n    ... on AddNoteSuccess {\n      entry { id at actorId actorName action entity entityId subject text noteKind changes { field } }\n      prospect { status version firstResponseAt firstResponseDueAt }\n    }\n    ... on UserError { message }\n    ... on ValidationError { fields { path message } }\n  }\n}": types.AddNoteDocument,
    "fragment WorkedVisitFields on Visit {\n  id status outcome incompleteReason reason travelStartedAt arrivedAt finishedAt\n  pauses { from to reason } unconfirmedTimes resolution technicians { id name } plannedStart version\n}": types.WorkedVisitFieldsFragmentDoc,
    "mutation TravelToVisit($input: VisitActInput!, $key: UUID) { travelToVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": types.TravelToVisitDocument,
    "mutation StartVisit($input: VisitActInput!, $key: UUID) { startVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": types.StartVisitDocument,
    "mutation PauseVisit($input: PauseVisitInput!, $key: UUID) { pauseVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": types.PauseVisitDocument,
    "mutation ResumeVisit($input: VisitActInput!, $key: UUID) { resumeVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": types.ResumeVisitDocument,
    "mutation CompleteVisit($input: CompleteVisitInput!, $key: UUID) { completeVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": types.CompleteVisitDocument,
    "mutation EndVisitIncomplete($input: EndVisitIncompleteInput!, $key: UUID) { endVisitIncomplete(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": types.EndVisitIncompleteDocument,
    "mutation CorrectVisitTimes($input: CorrectVisitTimesInput!, $key: UUID) { correctVisitTimes(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": types.CorrectVisitTimesDocument,
    "mutation ConfirmVisitTimes($input: ConfirmVisitTimesInput!, $key: UUID) { confirmVisitTimes(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }": types.ConfirmVisitTimesDocument,
    "fragment ProspectFields on Prospect {\n  id code kind name lastName legalName displayName nif email phone\n  address { street number floor postalCode city province } sourceId interestIds need estimatedValueCents status\n  lostReasonId discardKind owner { id name } nextActionOn due notes doNotContact firstResponseDueAt firstResponseAt\n  convertedTo { id code name } convertedService { id code title } createdAt updatedAt version\n}": types.ProspectFieldsFragmentDoc,
    "mutation CreateProspect($input: CreateProspectInput!, $key: UUID) { createProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on CreateProspectSuccess { prospect { ...ProspectFields } }\n  } }": types.CreateProspectDocument,
    "mutation UpdateProspect($input: UpdateProspectInput!, $key: UUID) { updateProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }": types.UpdateProspectDocument,
    "mutation AdvanceProspect($input: AdvanceProspectInput!, $key: UUID) { advanceProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }": types.AdvanceProspectDocument,
    "mutation StepBackProspect($input: StepBackProspectInput!, $key: UUID) { stepBackProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }": types.StepBackProspectDocument,
    "mutation LoseProspect($input: LoseProspectInput!, $key: UUID) { loseProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }": types.LoseProspectDocument,
    "mutation DiscardProspect($input: DiscardProspectInput!, $key: UUID) { discardProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }": types.DiscardProspectDocument,
    "mutation ReopenProspect($input: ProspectVersionInput!, $key: UUID) { reopenProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }": types.ReopenProspectDocument,
    "mutation RestoreProspect($input: ProspectVersionInput!, $key: UUID) { restoreProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }": types.RestoreProspectDocument,
    "mutation ConvertProspect($input: ConvertProspectInput!, $key: UUID) { convertProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n    ... on ConvertProspectSuccess { made prospect { ...ProspectFields }\n      client { id code legalName kind nif emails phones notes owner { id name } originProspectId siteCount\n        billingAddress { street city } contacts { name phone email main } mainSite { street } version }\n      site { id name client { id } address { street number postalCode city } } service { id code title } }\n  } }": types.ConvertProspectDocument,
    "fragment ReportFields on WorkReport {\n  id code number isLatest service { id code title } visitId signer { name nif } refusal signatureId\n  frozenAt revisionReason sha256 previousHash content {\n    timeZone company { name nif address phone email logo } client { id code name nif address } site { id name address }\n    contact { name phone } equipment { id name serialNumber } typeName category description underWarranty\n    technicians { id name } travelStartedAt arrivedAt finishedAt pauses { from to reason } workedMinutes resolution\n    checklist { id text answer }\n    lines { id kind text quantityMilli unit unitPriceCents discountBasisPoints vatPercent billable amountCents }\n    totals { baseCents vat { percent baseCents vatCents } totalCents } photos { attachmentId kind sha256 }\n    signer { name nif } signatureId refusal signedAt warrantyUntil }\n}": types.ReportFieldsFragmentDoc,
    "query ReportAs($id: ID!) { workReport(id: $id) { ...ReportFields } }": types.ReportAsDocument,
    "fragment LineFields on ServiceLine {\n  id item { id code name } kind text quantityMilli unit unitPriceCents costCents discountBasisPoints vatPercent billable amountCents\n  authorName version\n}": types.LineFieldsFragmentDoc,
    "fragment ServiceFields on Service {\n  id code title description status priority typeId typeName category durationMinutes skillIds\n  client { id code name } site { id name address { street postalCode city province } accessNotes zoneId }\n  equipment { id label serialNumber warrantyUntil } owner { id name } requestedAt notBefore dueAt\n  promisedWindow { start end } hold { reasonId note since until } cancellation { reasonId note } resolution underWarranty\n  checklist { id text kind options required answer answeredByName answeredAt } requiresSignature minPhotos instructions\n  lines { ...LineFields } technicians { id name } nextVisit { id plannedStart status } followsUp { id code title }\n  proposedByName createdAt updatedAt version\n}": types.ServiceFieldsFragmentDoc,
    "mutation CreateService($input: CreateServiceInput!, $key: UUID) { createService(input: $input, key: $key) {\n    __typename ...Refusal ... on CreateServiceSuccess { service { id code title } }\n  } }": types.CreateServiceDocument,
    "mutation UpdateService($input: UpdateServiceInput!, $key: UUID) { updateService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": types.UpdateServiceDocument,
    "mutation HoldService($input: HoldServiceInput!, $key: UUID) { holdService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": types.HoldServiceDocument,
    "mutation ChangeHold($input: ChangeHoldInput!, $key: UUID) { changeHold(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": types.ChangeHoldDocument,
    "mutation ResumeService($input: ServiceVersionInput!, $key: UUID) { resumeService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": types.ResumeServiceDocument,
    "mutation CancelService($input: CancelServiceInput!, $key: UUID) { cancelService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": types.CancelServiceDocument,
    "mutation CloseService($input: ServiceVersionInput!, $key: UUID) { closeService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": types.CloseServiceDocument,
    "mutation ReopenService($input: ReopenServiceInput!, $key: UUID) { reopenService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": types.ReopenServiceDocument,
    "mutation ProposeFollowUp($input: FollowUpInput!, $key: UUID) { proposeFollowUp(input: $input, key: $key) {\n    __typename ...Refusal ... on CreateServiceSuccess { service { id code title } }\n  } }": types.ProposeFollowUpDocument,
    "mutation AddServiceLine($input: AddServiceLineInput!, $key: UUID) { addServiceLine(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceLineSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": types.AddServiceLineDocument,
    "mutation UpdateServiceLine($input: UpdateServiceLineInput!, $key: UUID) { updateServiceLine(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceLineSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": types.UpdateServiceLineDocument,
    "mutation RemoveServiceLine($input: RemoveServiceLineInput!, $key: UUID) { removeServiceLine(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceLineSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }": types.RemoveServiceLineDocument,
    "mutation AnswerChecklist($input: AnswerChecklistInput!, $key: UUID) { answerChecklist(input: $input, key: $key) {\n    __typename ...Refusal ... on AnswerChecklistSuccess { service { ...ServiceFields } }\n  } }": types.AnswerChecklistDocument,
    "query OneService($id: ID!) { service(id: $id) { ...ServiceFields } }": types.OneServiceDocument,
    "fragment NewerSettings on ConflictError { current {\n  ... on CompanySettings { __typename name version } ... on CompanyLogo { __typename version }\n  ... on WorkingHours { __typename version } ... on Buffers { __typename normal version }\n  ... on PasswordSettings { __typename minLength version } ... on ServiceTypeList { __typename version values { name } }\n  ... on SkillList { __typename version values { name } } ... on ZoneList { __typename version values { name } }\n  ... on HolidayList { __typename version values { name } } ... on ReasonList { __typename version lostReasons { name } }\n} }": types.NewerSettingsFragmentDoc,
    "mutation UpdateCompany($input: UpdateCompanyInput!, $key: UUID) { updateCompany(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on CompanySuccess { company {\n      name nif address { street number floor postalCode city province } phone email timeZone agentsApproveAbsences\n      pricesOnReport version } }\n  } }": types.UpdateCompanyDocument,
    "mutation UpdateWorkingHours($input: UpdateWorkingHoursInput!, $key: UUID) { updateWorkingHours(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on WorkingHoursSuccess { workingHours { hours { mon { from to } sun { from to } } version } }\n  } }": types.UpdateWorkingHoursDocument,
    "mutation SetCompanyLogo($input: SetCompanyLogoInput!, $key: UUID) { setCompanyLogo(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on CompanyLogoSuccess { logo { png version } }\n  } }": types.SetCompanyLogoDocument,
    "mutation UpdateBuffers($input: UpdateBuffersInput!, $key: UUID) { updateBuffers(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on BuffersSuccess { buffers { low normal high urgent firstResponse version } }\n  } }": types.UpdateBuffersDocument,
    "mutation UpdatePasswords($input: UpdatePasswordsInput!, $key: UUID) { updatePasswords(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on PasswordsSuccess { passwords { minLength refuseCommon changeFirst version } }\n  } }": types.UpdatePasswordsDocument,
    "mutation SaveServiceType($input: SaveServiceTypeInput!, $key: UUID) { saveServiceType(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on ServiceTypesSuccess { serviceTypes { values {\n      id name category durationMinutes priority instructions\n      checklist { text kind options required } skillIds requiresSignature minPhotos retired\n    } version } }\n  } }": types.SaveServiceTypeDocument,
    "mutation SaveSkill($input: SaveSkillInput!, $key: UUID) { saveSkill(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on SkillsSuccess { skills { values { id name retired } version } }\n  } }": types.SaveSkillDocument,
    "mutation SaveZone($input: SaveZoneInput!, $key: UUID) { saveZone(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on ZonesSuccess { zones { values { id name postalPrefixes retired } version } }\n  } }": types.SaveZoneDocument,
    "mutation SaveReason($input: SaveReasonInput!, $key: UUID) { saveReason(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on ReasonsSuccess { reasons { prospectSources { id name retired } lostReasons { id name retired }\n      cancelReasons { id name retired } holdReasons { id name retired } version } }\n  } }": types.SaveReasonDocument,
    "mutation SaveHoliday($input: SaveHolidayInput!, $key: UUID) { saveHoliday(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on HolidaysSuccess { holidays { values { id date name } version } }\n  } }": types.SaveHolidayDocument,
    "mutation DropHoliday($input: DropHolidayInput!, $key: UUID) { dropHoliday(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on HolidaysSuccess { holidays { values { id date name } version } }\n  } }": types.DropHolidayDocument,
    "mutation RetireValue($input: CatalogValueInput!, $key: UUID) { retireValue(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on CatalogValueSuccess { settings { skills { values { id name retired } version } } }\n  } }": types.RetireValueDocument,
    "mutation RestoreValue($input: CatalogValueInput!, $key: UUID) { restoreValue(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on CatalogValueSuccess { settings { skills { values { id name retired } version } } }\n  } }": types.RestoreValueDocument,
    "mutation DropValue($input: CatalogValueInput!, $key: UUID) { dropValue(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on CatalogValueSuccess { settings {\n      skills { values { id name retired } version } reasons { version holdReasons { name } } } }\n  } }": types.DropValueDocument,
    "fragment AbsenceFields on Absence {\n  id technicianId technicianName from to kind status note decidedByName version\n}": types.AbsenceFieldsFragmentDoc,
    "fragment TechnicianFields on Technician {\n  id name lastName email phone status version color skillIds zoneIds\n  weeklyHours { mon { from to } sun { from to } } permissions { prices phones }\n}": types.TechnicianFieldsFragmentDoc,
    "fragment AgentFields on Agent { role id name lastName email phone status version }": types.AgentFieldsFragmentDoc,
    "fragment MyFields on Me { id name lastName phone role version color }": types.MyFieldsFragmentDoc,
    "mutation CreateAgent($input: CreateAgentInput!, $key: UUID) { createAgent(input: $input, key: $key) {\n    __typename ...Refusal ... on CreateAgentSuccess { agent { ...AgentFields } }\n  } }": types.CreateAgentDocument,
    "mutation UpdateTechnician($input: UpdateStaffInput!, $key: UUID) { updateTechnician(input: $input, key: $key) {\n    __typename ...Refusal ... on TechnicianSuccess { technician { ...TechnicianFields } } ... on ConflictError { current { ... on Technician { __typename ...TechnicianFields } } }\n  } }": types.UpdateTechnicianDocument,
    "mutation UpdateAgent($input: UpdateStaffInput!, $key: UUID) { updateAgent(input: $input, key: $key) {\n    __typename ...Refusal ... on AgentSuccess { agent { ...AgentFields } } ... on ConflictError { current { ... on Agent { __typename ...AgentFields } } }\n  } }": types.UpdateAgentDocument,
    "mutation UpdateTechnicianProfile($input: UpdateTechnicianProfileInput!, $key: UUID) { updateTechnicianProfile(input: $input, key: $key) {\n    __typename ...Refusal ... on TechnicianSuccess { technician { ...TechnicianFields } } ... on ConflictError { current { ... on Technician { __typename ...TechnicianFields } } }\n  } }": types.UpdateTechnicianProfileDocument,
    "mutation SetTechnicianPermissions($input: SetTechnicianPermissionsInput!, $key: UUID) { setTechnicianPermissions(input: $input, key: $key) {\n    __typename ...Refusal ... on TechnicianSuccess { technician { ...TechnicianFields } } ... on ConflictError { current { ... on Technician { __typename ...TechnicianFields } } }\n  } }": types.SetTechnicianPermissionsDocument,
    "mutation ChangeRole($input: ChangeRoleInput!, $key: UUID) { changeRole(input: $input, key: $key) {\n    __typename ...Refusal ... on AgentSuccess { agent { ...AgentFields } } ... on ConflictError { current { ... on Agent { __typename ...AgentFields } } }\n  } }": types.ChangeRoleDocument,
    "mutation SuspendStaff($input: StaffInput!, $key: UUID) { suspendStaff(input: $input, key: $key) {\n    __typename ...Refusal ... on StaffStatusSuccess { id status heldWork { visits prospects clients } }\n  } }": types.SuspendStaffDocument,
    "mutation ReactivateStaff($input: StaffInput!, $key: UUID) { reactivateStaff(input: $input, key: $key) {\n    __typename ...Refusal ... on StaffStatusSuccess { id status heldWork { visits prospects clients } }\n  } }": types.ReactivateStaffDocument,
    "mutation EndSessions($input: StaffInput!, $key: UUID) { endSessions(input: $input, key: $key) {\n    __typename ...Refusal ... on EndSessionsSuccess { id }\n  } }": types.EndSessionsDocument,
    "mutation ChangeOwnPassword($input: ChangeOwnPasswordInput!, $key: UUID) { changeOwnPassword(input: $input, key: $key) {\n    __typename ...Refusal ... on ChangeOwnPasswordSuccess { id }\n  } }": types.ChangeOwnPasswordDocument,
    "mutation UpdateMyProfile($input: UpdateMyProfileInput!, $key: UUID) { updateMyProfile(input: $input, key: $key) {\n    __typename ...Refusal ... on MyProfileSuccess { me { ...MyFields } } ... on ConflictError { current { ... on Me { __typename ...MyFields } } }\n  } }": types.UpdateMyProfileDocument,
    "mutation RequestAbsence($input: AbsenceInput!, $key: UUID) { requestAbsence(input: $input, key: $key) {\n    __typename ...Refusal ... on AbsenceSuccess { absence { ...AbsenceFields } } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }\n  } }": types.RequestAbsenceDocument,
    "mutation CreateAbsence($input: CreateAbsenceInput!, $key: UUID) { createAbsence(input: $input, key: $key) {\n    __typename ...Refusal ... on AbsenceSuccess { absence { ...AbsenceFields } } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }\n  } }": types.CreateAbsenceDocument,
    "mutation DecideAbsence($input: DecideAbsenceInput!, $key: UUID) { decideAbsence(input: $input, key: $key) {\n    __typename ...Refusal ... on AbsenceSuccess { absence { ...AbsenceFields } } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }\n  } }": types.DecideAbsenceDocument,
    "mutation CancelAbsence($input: CancelAbsenceInput!, $key: UUID) { cancelAbsence(input: $input, key: $key) {\n    __typename ...Refusal ... on CancelAbsenceSuccess { id } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }\n  } }": types.CancelAbsenceDocument,
    "mutation CreateTechnician($input: CreateTechnicianInput!, $key: UUID) {\n  createTechnician(input: $input, key: $key) {\n    __typename\n    ... on CreateTechnicianSuccess { technician { id email phone status createdAt } }\n    ... on UserError { message }\n    ... on EmailTakenError { fields { path message } }\n  }\n}": types.CreateTechnicianDocument,
    "fragment PlannedVisitFields on Visit {\n  id plannedStart plannedEnd status instructions reason version\n  technicians { id name } summary { serviceId code title } site { id address { province } }\n  service { id status technicians { id } nextVisit { id plannedStart } }\n}": types.PlannedVisitFieldsFragmentDoc,
    "mutation ScheduleVisit($input: ScheduleVisitInput!, $key: UUID) { scheduleVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }\n    ... on PlanVisitSuccess { visit { ...PlannedVisitFields } }\n    ... on SlotTakenError { reasons { kind severity technicianId message } nearestStart }\n    ... on SlotWarningsError { reasons { kind severity technicianId message } }\n  } }": types.ScheduleVisitDocument,
    "mutation MoveVisit($input: MoveVisitInput!, $key: UUID) { moveVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }\n    ... on PlanVisitSuccess { visit { ...PlannedVisitFields } }\n    ... on SlotTakenError { reasons { kind severity technicianId message } nearestStart }\n    ... on SlotWarningsError { reasons { kind severity technicianId message } }\n  } }": types.MoveVisitDocument,
    "mutation UnscheduleVisit($input: VisitVersionInput!, $key: UUID) { unscheduleVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...PlannedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }\n  } }": types.UnscheduleVisitDocument,
    "mutation CancelVisit($input: CancelVisitInput!, $key: UUID) { cancelVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...PlannedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }\n  } }": types.CancelVisitDocument,
    "query OwnAccessClient($client: ID!, $site: ID!, $equipment: ID!) {\n  client(id: $client) { id phones emails contacts { name phone } }\n  site(id: $site) { id contactName contactPhone accessNotes }\n  equipment(id: $equipment) { id kind }\n}": types.OwnAccessClientDocument,
    "query OwnAccessClient2($id: ID!) { client(id: $id) { legalName emails tags notes contacts { name email } } }": types.OwnAccessClient2Document,
    "query OwnAccessClient3($id: ID!) { client(id: $id) { id } }": types.OwnAccessClient3Document,
    "query OwnAccessClient4($id: ID!) { client(id: $id) { id } }": types.OwnAccessClient4Document,
    "query WorkContactDetailsService($service: ID!, $visit: ID!) {\n    service(id: $service) { contact { name } site { accessNotes } }\n    visit(id: $visit) { site { accessNotes } service { contact { name } site { accessNotes } } } }": types.WorkContactDetailsServiceDocument,
    "query WorkContactDetailsService2($id: ID!) { service(id: $id) { nextVisit { id } technicians { id } } }": types.WorkContactDetailsService2Document,
    "query CommandLineToolsMe { me { email role } }": types.CommandLineToolsMeDocument,
    "query FanoutsSystemStatus { systemStatus { staleCopies { id subject name records state attempts nextAttemptAt problem } } }": types.FanoutsSystemStatusDocument,
    "mutation FanoutsRetryStaleCopy($input: RetryStaleCopyInput!, $key: UUID) { result: retryStaleCopy(input: $input, key: $key) {\n      __typename ... on RetryStaleCopySuccess { status { staleCopies { id subject name records state attempts nextAttemptAt problem } } } } }": types.FanoutsRetryStaleCopyDocument,
    "query FiguresCounted {\n  figures { openProspects newProspects activeClients activeTechnicians openReviews }\n}": types.FiguresCountedDocument,
    "query SeedServicesMyVisits($today: LocalDate!) { myVisits(from: $today) { status } }": types.SeedServicesMyVisitsDocument,
    "query SeedMe { me { email role } }": types.SeedMeDocument,
    "query SeedTotals { prospectTotals { status count valueCents } }": types.SeedTotalsDocument,
    "query SeedDue($due: DueBucket!) {\n      prospects(first: 1, filter: { due: $due }) { edges { node { due } } }\n    }": types.SeedDueDocument,
    "query SeedSearch($words: String!) {\n      clients(search: $words) { edges { node { name: legalName } } }\n    }": types.SeedSearchDocument,
    "query SeedHits {\n      search(q: \"vaillant\") { entity } prospects(search: \"lorenzo cano\") { edges { node { need } } }\n    }": types.SeedHitsDocument,
    "query SeedTeam { team(roles: [AGENT]) { id } }": types.SeedTeamDocument,
    "query SeedOwn { me { color } absences { edges { node { status } } } }": types.SeedOwnDocument,
    "query ConversionLinksProspect($id: ID!) { prospect(id: $id) { notDuplicateOf } }": types.ConversionLinksProspectDocument,
    "query ConversionServicePlanningRevision { planningRevision(date: \"2026-11-21\") { tray } }": types.ConversionServicePlanningRevisionDocument,
    "query ConversionServiceActivity($id: ID!) { activity(entity: PROSPECT, id: $id) { edges { node { changes { field } } } } }": types.ConversionServiceActivityDocument,
    "query ProspectsList($first: PageSize!, $after: String, $search: String, $filter: ProspectFilter, $sort: ProspectSort!) {\n  prospects(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { cursor node { id name due status } } pageInfo { hasNextPage endCursor } totalCount\n  }\n}": types.ProspectsListDocument,
    "query ProspectsListProspectTotals($filter: ProspectFilter) {\n  prospectTotals(filter: $filter) { status count valueCents }\n}": types.ProspectsListProspectTotalsDocument,
    "query ProspectsList2($id: ID!) { prospect(id: $id) { id } }": types.ProspectsList2Document,
    "query Page($entity: EntityKind!, $id: ID!, $first: PageSize!, $after: String) {\n  activity(entity: $entity, id: $id, first: $first, after: $after) {\n    edges { cursor node {\n      id at actorId actorName action entity entityId subject text noteKind changes { field before after }\n    } }\n    pageInfo { hasNextPage endCursor }\n  }\n}": types.PageDocument,
    "query NotesActivity { activity(entity: CLIENT, id: \"ibiza\") { edges { node { at text } } } }": types.NotesActivityDocument,
    "query MissingToInvoice($id: ID!) { service(id: $id) { missingToInvoice invoiceGaps { kind text } } }": types.MissingToInvoiceDocument,
    "query OwnService($id: ID!) {\n    service(id: $id) { contact { name phone } totals { totalCents } missingToInvoice visits { id } }\n  }": types.OwnServiceDocument,
    "query ServicesHold($filter: ServiceFilter) {\n    services(filter: $filter) { edges { node { id status hold { until } } } totalCount }\n  }": types.ServicesHoldDocument,
    "query TotalsOf($id: ID!) {\n    service(id: $id) { totals { baseCents totalCents vat { percent vatCents } } }\n  }": types.TotalsOfDocument,
    "query LineTimeline($id: ID!) {\n    activity(entity: SERVICE, id: $id, first: 10) { edges { node { changes { field before after } } } }\n  }": types.LineTimelineDocument,
    "query ServicesList($first: PageSize!, $after: String, $search: String, $filter: ServiceFilter, $sort: ServiceSort!) {\n  services(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { node { id code title client { name } site { name address { city } } technicians { name } dueAt\n      nextVisit { plannedStart } lines { unitPriceCents } } }\n    pageInfo { hasNextPage endCursor } totalCount\n  }\n}": types.ServicesListDocument,
    "query ServicesList2 { services(first: 25, sort: DUE, filter: { status: FINISHED }) {\n    edges { node { missingToInvoice } } totalCount } }": types.ServicesList2Document,
    "query ServiceDetail($id: ID!) { service(id: $id) {\n    code client { name } site { name } equipment { label } technicians { name } lines { text } checklist { text }\n    visits { id } reports { id } contact { phone } missingToInvoice totals { totalCents } followsUp { code }\n  } }": types.ServiceDetailDocument,
    "query ContactOf($id: ID!) { service(id: $id) { contact { name phone } } }": types.ContactOfDocument,
    "query WorkCopiesServices($search: String) { services(search: $search) { edges { node { id } } } }": types.WorkCopiesServicesDocument,
    "query WorkCopiesMergePreview($keepId: ID!, $mergeId: ID!) { mergePreview(keepId: $keepId, mergeId: $mergeId) { serviceCount } }": types.WorkCopiesMergePreviewDocument,
    "query CatalogValues { catalog { skills { name retired } } }": types.CatalogValuesDocument,
    "query SettingsGuardsCatalog { catalog { timeZone skills { name } holdReasons { name } } }": types.SettingsGuardsCatalogDocument,
    "query Settings { settings {\n      company { name nif address { street } phone email timeZone agentsApproveAbsences pricesOnReport version }\n      workingHours { hours { mon { from to } fri { from to } sun { from to } } version }\n      buffers { low normal high urgent lowClock highClock urgentClock firstResponse version }\n      serviceTypes { values { id } version } skills { values { id } version } zones { values { id } version }\n      holidays { values { id } version }\n      reasons { prospectSources { id } lostReasons { id } cancelReasons { id } holdReasons { id } version }\n    } }": types.SettingsDocument,
    "query Settings2 { settings { company { pricesOnReport } } }": types.Settings2Document,
    "query AbsenceWork($id: ID!) { absenceWork(id: $id) { visits firstDay } }": types.AbsenceWorkDocument,
    "query AbsencesList($technicianId: ID, $status: AbsenceStatus, $first: PageSize, $after: String) {\n  absences(technicianId: $technicianId, status: $status, first: $first, after: $after) {\n    edges { cursor node { id technicianId from } } pageInfo { hasNextPage endCursor }\n  }\n}": types.AbsencesListDocument,
    "query CreateTechnicianMe { me { id email role permissions { prices phones } } meTechnician { user { id } } }": types.CreateTechnicianMeDocument,
    "query NotesAnswersActivity($id: ID!) { activity(entity: PROSPECT, id: $id) {\n  edges { node { action text noteKind } } } }": types.NotesAnswersActivityDocument,
    "query OwnTimelineActivity($entity: EntityKind!, $id: ID!) { activity(entity: $entity, id: $id) {\n  edges { node { action entity entityId subject text changes { field before after } } }\n} }": types.OwnTimelineActivityDocument,
    "query OwnTimelineActivity2($id: ID!, $after: String) { activity(entity: SERVICE, id: $id, first: 2, after: $after) {\n  edges { node { text } } pageInfo { hasNextPage endCursor }\n} }": types.OwnTimelineActivity2Document,
    "mutation PasswordsCreateTechnician($input: CreateTechnicianInput!) { createTechnician(input: $input) {\n  __typename ... on ValidationError { fields { path message } } ... on CreateTechnicianSuccess { technician { id } } } }": types.PasswordsCreateTechnicianDocument,
    "query PasswordsSettings { settings { passwords { minLength refuseCommon changeFirst version } } }": types.PasswordsSettingsDocument,
    "query StaffListsAgent($id: ID!) { agent(id: $id) { id role } technician(id: $id) { id color } }": types.StaffListsAgentDocument,
    "query StaffListsTeam($roles: [Role!]) { team(roles: $roles) { name role color zoneIds } }": types.StaffListsTeamDocument,
    "query StaffListsMe { me { version color } }": types.StaffListsMeDocument,
    "query StaffStatusHeldWork($id: ID!) { heldWork(id: $id) { visits prospects clients } }": types.StaffStatusHeldWorkDocument,
    "query StaffStatusMeAdmin { meAdmin { user { role } } }": types.StaffStatusMeAdminDocument,
    "query Page2($first: PageSize!, $after: String) {\n  technicians(first: $first, after: $after) {\n    edges { cursor node { id name lastName email phone status createdAt } }\n    pageInfo { hasNextPage endCursor }\n    totalCount\n  }\n}": types.Page2Document,
    "query Technicians($id: ID!) { technician(id: $id) { id } }": types.TechniciansDocument,
    "query TechniciansMe { me { id role } }": types.TechniciansMeDocument,
    "query TechniciansMe2($id: ID!) { me { id } again: me { role } technician(id: $id) { id } }": types.TechniciansMe2Document,
    "query TechniciansMeAdmin { meAdmin { user { id } activeTechnicianCount } }": types.TechniciansMeAdminDocument,
    "query Technicians2($id: ID!) { technician(id: $id) { name } }": types.Technicians2Document,
    "query Devices($ids: [ID!]!) { devices(technicianIds: $ids) { technicianId heardAt } }": types.DevicesDocument,
    "query LoadOfKeptTeam($date: LocalDate!) {\n  teamDay(date: $date) { visits { id } load { technician { id name } capacityMinutes away } }\n}": types.LoadOfKeptTeamDocument,
    "query LateWorkWorkReport($id: ID!) { workReport(id: $id) { content { workedMinutes unconfirmedTimes } } }": types.LateWorkWorkReportDocument,
    "query OwnWeekMyDaysOff($from: LocalDate!, $days: Int!) { myDaysOff(from: $from, days: $days) { date holiday absence } }": types.OwnWeekMyDaysOffDocument,
    "query OwnWeekLetterhead { letterhead { name nif address phone } }": types.OwnWeekLetterheadDocument,
    "fragment VisitOfChanges on Visit { id plannedStart plannedEnd status version technicians { id name } client { name }\n  site { name } summary { title } }": types.VisitOfChangesFragmentDoc,
    "query PlanningOfChanges($date: LocalDate!, $view: PlanningView!) {\n  planning(date: $date, view: $view) { mark tray technicians { id name } visits { ...VisitOfChanges } } }": types.PlanningOfChangesDocument,
    "query ChangesOfPlanning($date: LocalDate!, $view: PlanningView!, $since: String!) {\n  planningChanges(date: $date, view: $view, since: $since) {\n    isTooOld mark tray visits { ...VisitOfChanges } goneIds } }": types.ChangesOfPlanningDocument,
    "query PlanningSuggestionsSlotSuggestions($serviceId: ID!, $from: LocalDate) { slotSuggestions(serviceId: $serviceId, from: $from) {\n    technician { id name color } start end reasons } }": types.PlanningSuggestionsSlotSuggestionsDocument,
    "query PlanningTrayRevisionPlanningRevision { planningRevision(date: \"2026-11-24\") { tray } }": types.PlanningTrayRevisionPlanningRevisionDocument,
    "query Planning($date: LocalDate!, $view: PlanningView!) { planning(date: $date, view: $view) {\n  from to revision\n  technicians { id name lastName color status skillIds zoneIds weeklyHours { mon { from to } } absences { from to kind } }\n  visits { id plannedStart plannedEnd status technicians { id color } summary { code title priority dueAt\n    promisedWindow { start end } equipmentLabel } site { address { city } } client { name } version }\n  holidays { date name } } }": types.PlanningDocument,
    "query PlanningPlanningRevision($date: LocalDate!) { planningRevision(date: $date) { week tray } }": types.PlanningPlanningRevisionDocument,
    "query VisitsPerformOwnDayMyVisits($from: LocalDate!, $days: Int!) { myVisits(from: $from, days: $days) { plannedStart } }": types.VisitsPerformOwnDayMyVisitsDocument,
    "query VisitsPerformTimelineActivity($id: ID!) {\n    activity(entity: SERVICE, id: $id, first: 20) { edges { node { action at } } }\n  }": types.VisitsPerformTimelineActivityDocument,
    "mutation VisitsPerformTimelineRemoveAttachment($input: RemoveAttachmentInput!) { removeAttachment(input: $input) { __typename } }": types.VisitsPerformTimelineRemoveAttachmentDocument,
    "query VisitsPlan($id: ID!) { visit(id: $id) { id } }": types.VisitsPlanDocument,
    "query VisitsPlanHeldWork($id: ID!) { heldWork(id: $id) { visits } }": types.VisitsPlanHeldWorkDocument,
};

/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query BatchContent($id: ID!) { toInvoice { services netCents }\n  billingBatch(id: $id) { status content { ref party { name nif address { city } } totals { baseCents totalCents }\n    problems { kind text serviceId } items { id serviceId code state invoiceNumber invoicedOn returnReason } } } }"): typeof import('./graphql.ts').BatchContentDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query BatchTimeline($id: ID!) { activity(entity: BILLING_BATCH, id: $id) {\n    edges { node { action text } } } }"): typeof import('./graphql.ts').BatchTimelineDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Proposed { billingProposal(grouping: SERVICE) { invoices { ref items { id } } }\n    billingBatches { edges { node { id } } } }"): typeof import('./graphql.ts').ProposedDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ToInvoice { toInvoice { services netCents }\n  services(filter: { billing: TO_INVOICE }) { edges { node { id totals { baseCents } } } } }"): typeof import('./graphql.ts').ToInvoiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ToInvoiceAlone { toInvoice { services } }"): typeof import('./graphql.ts').ToInvoiceAloneDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OwnBilling($id: ID!) { service(id: $id) { billingState invoicing { batchCode } } }"): typeof import('./graphql.ts').OwnBillingDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AttachmentsReadsService($id: ID!) { service(id: $id) { attachments { id } } }"): typeof import('./graphql.ts').AttachmentsReadsServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AttachmentsReadsService2($id: ID!) { service(id: $id) { visits { id attachments { id } } } }"): typeof import('./graphql.ts').AttachmentsReadsService2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ListsOfTheDashboard($today: LocalDate!, $unassigned: ServiceFilter!, $overdue: ServiceFilter!,\n    $toReview: ServiceFilter!, $toInvoice: ServiceFilter!, $unanswered: ProspectFilter!, $actionsToday: ProspectFilter!,\n    $actionsOverdue: ProspectFilter!) {\n  pending: services(first: 1, filter: $unassigned) { totalCount }\n  overdue: services(first: 1, filter: $overdue, sort: DUE) { totalCount }\n  finished: services(first: 1, filter: $toReview) { totalCount }\n  toInvoice: services(first: 1, filter: $toInvoice) { totalCount }\n  newOnes: prospects(first: 1, filter: $unanswered) { totalCount }\n  open: prospects(first: 1, filter: { open: true }) { totalCount }\n  late: prospects(first: 1, filter: $actionsOverdue) { totalCount }\n  today: prospects(first: 1, filter: $actionsToday) { totalCount }\n  planning(date: $today, view: DAY) { visits { id } technicians { id } }\n}"): typeof import('./graphql.ts').ListsOfTheDashboardDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query IndexOperationsService($id: ID!) { service(id: $id) { workReviews { acts { id } } } }"): typeof import('./graphql.ts').IndexOperationsServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query IndexOperationsSlotSuggestions($serviceId: ID!) { slotSuggestions(serviceId: $serviceId) { start } }"): typeof import('./graphql.ts').IndexOperationsSlotSuggestionsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query IndexesMergePreview($id: ID!, $mergeId: ID!) { mergePreview(keepId: $id, mergeId: $mergeId) { siteCount } }"): typeof import('./graphql.ts').IndexesMergePreviewDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query IndexesHeldWork($id: ID!) { heldWork(id: $id) { visits } }"): typeof import('./graphql.ts').IndexesHeldWorkDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation IndexesRequestAbsence { requestAbsence(input: { from: \"2026-12-01\", to: \"2026-12-02\", kind: VACATION }) { __typename } }"): typeof import('./graphql.ts').IndexesRequestAbsenceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query IndexesService($id: ID!, $id1: ID!, $id2: ID!, $id3: ID!, $id4: ID!) { service(id: $id) { visits { id } reports { id } attachments { id } contact { name } }\n    visit(id: $id1) { service { id } report { id } attachments { id } site { accessNotes } }\n    activity(entity: SERVICE, id: $id) { edges { cursor } } client(id: $id2) { owner { id } } site(id: $id3) { equipment { id } pastVisits { id } }\n    equipment(id: $id4) { id } }"): typeof import('./graphql.ts').IndexesServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query IndexesProspect($id: ID!, $id1: ID!) { prospect(id: $id) { convertedService { id } }\n    absenceWork(id: $id1) { visits } }"): typeof import('./graphql.ts').IndexesProspectDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query WholeProspects(\n  $first: PageSize!, $after: String, $search: String, $filter: ProspectFilter, $sort: ProspectSort!\n) {\n  prospects(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { node { ...ProspectFields } } pageInfo { hasNextPage endCursor }\n  }\n}"): typeof import('./graphql.ts').WholeProspectsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ProspectsReadsProspectTotals { prospectTotals(filter: { ownerId: \"ana\" }) { count valueCents } }"): typeof import('./graphql.ts').ProspectsReadsProspectTotalsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OneProspect($id: ID!) { prospect(id: $id) { ...ProspectFields } }"): typeof import('./graphql.ts').OneProspectDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SearchReads(\n  $first: PageSize!, $after: String, $search: String!, $filter: ClientFilter, $sort: ClientSort!\n) {\n  clients(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { node { legalName } } pageInfo { hasNextPage endCursor }\n  }\n}"): typeof import('./graphql.ts').SearchReadsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ClientsList($first: PageSize!, $after: String, $search: String, $filter: ClientFilter, $sort: ClientSort!) {\n  clients(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { cursor node { id code legalName tags mainSite { city } owner { name } siteCount } }\n    pageInfo { hasNextPage endCursor }\n    totalCount\n  }\n}"): typeof import('./graphql.ts').ClientsListDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ClientsList2($id: ID!) { client(id: $id) { legalName owner { name } mainSite { city } } }"): typeof import('./graphql.ts').ClientsList2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ClientsList3($id: ID!) { client(id: $id) { id } sites(clientId: $id) { edges { node { name client { name } } } }\n      equipmentList(clientId: $id) { edges { node { id } } } }"): typeof import('./graphql.ts').ClientsList3Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ClientsMany($after: String, $search: String, $filter: ClientFilter, $sort: ClientSort!) {\n  clients(first: 25, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { node { id } } pageInfo { hasNextPage endCursor } totalCount\n  }\n}"): typeof import('./graphql.ts').ClientsManyDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ClientValues($of: ClientValue!) { clientValues(of: $of) }"): typeof import('./graphql.ts').ClientValuesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ClientsMergeMergePreview($keepId: ID!, $mergeId: ID!) { mergePreview(keepId: $keepId, mergeId: $mergeId) {\n  keep { id } merge { id } siteCount equipmentCount prospectCount serviceCount\n  result { emails phones tags nif contacts { name main } tradeName notes owner { id name }\n    billingAddress { street province } leftBehind }\n} }"): typeof import('./graphql.ts').ClientsMergeMergePreviewDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ClientsMergeMergePreview2($keepId: ID!, $mergeId: ID!) { archivedToo: mergePreview(keepId: $keepId, mergeId: $mergeId) { siteCount } }"): typeof import('./graphql.ts').ClientsMergeMergePreview2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query TownsOf($postalCode: String!) { townsOf(postalCode: $postalCode) }"): typeof import('./graphql.ts').TownsOfDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ValuesOf($of: ClientValue!, $text: String!) { clientValues(of: $of, startingWith: $text) }"): typeof import('./graphql.ts').ValuesOfDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Clients($id: ID!, $id1: ID!) { client(id: $id) { id } site(id: $id1) { id } }"): typeof import('./graphql.ts').ClientsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Clients2($id: ID!) { client(id: $id) { archived } }"): typeof import('./graphql.ts').Clients2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Duplicates($input: DuplicateSearch!) {\n  duplicates(input: $input) { entity id code name matchedOn prospectStatus archived kind phone openServices }\n}"): typeof import('./graphql.ts').DuplicatesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CorrectEquipment($input: CorrectEquipmentInput!, $key: UUID) {\n    correctEquipment(input: $input, key: $key) {\n      __typename ... on UserError { message }\n      ... on EquipmentSuccess { equipment { id brand model serialNumber version } }\n    }\n  }"): typeof import('./graphql.ts').CorrectEquipmentDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation FindEquipment($input: CreateEquipmentInput!, $key: UUID) {\n    createEquipment(input: $input, key: $key) {\n      __typename ... on UserError { message }\n      ... on EquipmentSuccess { equipment { id brand model serialNumber version } }\n    }\n  }"): typeof import('./graphql.ts').FindEquipmentDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query EquipmentFieldSite($id: ID!) { site(id: $id) { equipment { id } pastVisits {\n    id endedAt status title typeName technicianNames equipmentIds text report { id serviceId } } } }"): typeof import('./graphql.ts').EquipmentFieldSiteDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query BrandsOf($clientId: ID, $siteId: ID) {\n      equipmentList(clientId: $clientId, siteId: $siteId) { edges { node { brand } } }\n    }"): typeof import('./graphql.ts').BrandsOfDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query EquipmentPages($first: PageSize!, $after: String, $clientId: ID, $siteId: ID) {\n        equipmentList(first: $first, after: $after, clientId: $clientId, siteId: $siteId) {\n          edges { node { id } } pageInfo { hasNextPage endCursor } } }"): typeof import('./graphql.ts').EquipmentPagesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PropertyManagersClients($filter: ClientFilter) { clients(first: 25, sort: NAME, filter: $filter) {\n      edges { node { id managedBy { name } } } totalCount\n    } }"): typeof import('./graphql.ts').PropertyManagersClientsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PropertyManagersMergePreview($keepId: ID!, $mergeId: ID!) { mergePreview(keepId: $keepId, mergeId: $mergeId) {\n        communityCount result { isPropertyManager }\n      } }"): typeof import('./graphql.ts').PropertyManagersMergePreviewDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PropertyManagersDuplicates($input: DuplicateSearch!) { duplicates(input: $input) { id matchedOn } }"): typeof import('./graphql.ts').PropertyManagersDuplicatesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PropertyManagersClient($id: ID!) { client(id: $id) { id managedBy { name } } }"): typeof import('./graphql.ts').PropertyManagersClientDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Search($q: String!) { search(q: $q) { entity id clientId title detail } }"): typeof import('./graphql.ts').SearchDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Search2($q: String!) { search(q: $q) { entity phone address openServices } }"): typeof import('./graphql.ts').Search2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Sites($id: ID!) { site(id: $id) { id } }"): typeof import('./graphql.ts').SitesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Sites2($id: ID!, $after: String) { sites(clientId: $id, first: 2, after: $after) {\n    edges { node { name archived client { name } } } pageInfo { hasNextPage endCursor } } }"): typeof import('./graphql.ts').Sites2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Sites3($id: ID!, $search: String) { sites(clientId: $id, first: 2, search: $search) {\n    edges { node { name client { id } } } } }"): typeof import('./graphql.ts').Sites3Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Audit($first: PageSize!, $after: String, $filter: AuditFilter) {\n  auditEntries(first: $first, after: $after, filter: $filter) {\n    edges { node { id at actorId action kind recordId subject changes { field before after } } }\n    pageInfo { hasNextPage endCursor }\n    totalCount\n  }\n}"): typeof import('./graphql.ts').AuditDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CreateAnyExport($input: CreateExportInput!) {\n  createExport(input: $input) { __typename ... on ExportSuccess { export { id rows } } }\n}"): typeof import('./graphql.ts').CreateAnyExportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation GoOnTakingOut($input: ContinueExportInput!) {\n  continueExport(input: $input) { __typename ... on ExportSuccess { export { id status rows } } }\n}"): typeof import('./graphql.ts').GoOnTakingOutDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query MyFiledWork { myFiledWork { id status reason acts { operation } visit { id } } }"): typeof import('./graphql.ts').MyFiledWorkDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation FieldDecisionsRemoveAttachment($input: RemoveAttachmentInput!) { removeAttachment(input: $input) { __typename } }"): typeof import('./graphql.ts').FieldDecisionsRemoveAttachmentDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query FieldDecisionsOpenReviewCount { openReviewCount workReviews(first: 1) { totalCount edges { node { id } } } }"): typeof import('./graphql.ts').FieldDecisionsOpenReviewCountDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query FieldWorkWorkReport($id: ID!) { workReport(id: $id) {\n      signer { name } content { workedMinutes checklist { answer } lines { text } photos { kind } } } }"): typeof import('./graphql.ts').FieldWorkWorkReportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation AttachmentsAccessRemoveAttachment($input: RemoveAttachmentInput!, $key: UUID) { removeAttachment(input: $input, key: $key) {\n  __typename ... on UserError { message } ... on RemoveAttachmentSuccess { service { id attachments { id } } }\n} }"): typeof import('./graphql.ts').AttachmentsAccessRemoveAttachmentDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AttachmentsAccessService($id: ID!) { service(id: $id) { attachments { id } } }"): typeof import('./graphql.ts').AttachmentsAccessServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AttachmentsService($id: ID!) { service(id: $id) {\n  attachments { id kind mime size sha256 visitId authorName createdAt } visits { attachments { id } }\n} }"): typeof import('./graphql.ts').AttachmentsServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CompanyLogoSettings { settings { logo { png version } } }"): typeof import('./graphql.ts').CompanyLogoSettingsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ReviseWorkReport($input: ReviseWorkReportInput!, $key: UUID) {\n  reviseWorkReport(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkReportSuccess { report { ...ReportFields } }\n  }\n}"): typeof import('./graphql.ts').ReviseWorkReportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ReportsVersionsService($id: ID!, $id1: ID!) { service(id: $id) { reports { id } } visit(id: $id1) { report { id } } }"): typeof import('./graphql.ts').ReportsVersionsServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ReportsService($id: ID!) { service(id: $id) { totals { totalCents } } }"): typeof import('./graphql.ts').ReportsServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ReportsService2($id: ID!) { service(id: $id) { reports { id } visits { id report { id } } } }"): typeof import('./graphql.ts').ReportsService2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ReportsService3($id: ID!) { service(id: $id) { reports { id } } }"): typeof import('./graphql.ts').ReportsService3Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query FieldAfterUndo($since: String) { fieldItems(since: $since) { mark isWhole goneIds items { code } } }"): typeof import('./graphql.ts').FieldAfterUndoDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ItemRefs($search: String, $filter: ItemFilter, $sort: ItemSort!) {\n  items(search: $search, filter: $filter, sort: $sort) { edges { node { ref } } }\n}"): typeof import('./graphql.ts').ItemRefsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Field($since: String) {\n    fieldItems(since: $since) { mark isWhole goneIds items { id code name kind unit vatPercent priceCents barcodes } }\n  }"): typeof import('./graphql.ts').FieldDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Families($startingWith: String!) { itemFamilies(startingWith: $startingWith) }"): typeof import('./graphql.ts').FamiliesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment BatchFields on BillingBatch {\n  id code status grouping services invoices netCents vatCents totalCents waiting invoiced returned\n  createdByName deliveredByName version\n}"): typeof import('./graphql.ts').BatchFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CreateBatch($input: CreateBillingBatchInput!, $key: UUID) { createBillingBatch(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n  } }"): typeof import('./graphql.ts').CreateBatchDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation LeaveOut($input: LeaveOutOfBatchInput!, $key: UUID) { leaveOutOfBatch(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }\n  } }"): typeof import('./graphql.ts').LeaveOutDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation DiscardBatch($input: BatchVersionInput!, $key: UUID) { discardBillingBatch(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }\n  } }"): typeof import('./graphql.ts').DiscardBatchDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation DeliverBatch($input: BatchVersionInput!, $key: UUID) { deliverBillingBatch(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }\n  } }"): typeof import('./graphql.ts').DeliverBatchDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ReturnItems($input: ReturnBillingItemsInput!, $key: UUID) { returnBillingItems(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }\n  } }"): typeof import('./graphql.ts').ReturnItemsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ConfirmItems($input: ConfirmBillingItemsInput!, $key: UUID) { confirmBillingItems(input: $input, key: $key) {\n    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }\n    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }\n  } }"): typeof import('./graphql.ts').ConfirmItemsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CreateFeed($key: UUID) { createCalendarFeed(key: $key) {\n  __typename ... on CreateCalendarFeedSuccess { feed { createdAt } path } ... on UserError { message }\n} }"): typeof import('./graphql.ts').CreateFeedDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation RevokeFeed($key: UUID) { revokeCalendarFeed(key: $key) {\n  __typename ... on RevokeCalendarFeedSuccess { feed { createdAt } } ... on UserError { message }\n} }"): typeof import('./graphql.ts').RevokeFeedDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query MyFeed { myCalendarFeed { createdAt } }"): typeof import('./graphql.ts').MyFeedDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment ClientFields on Client {\n  id code kind legalName tradeName nif emails phones tags notes\n  billingAddress { street number floor postalCode city province } owner { id name }\n  contacts { name position phone email main } originProspectId mainSite { street postalCode city province }\n  isPropertyManager managedBy { id code name phone archived }\n  siteCount equipmentCount archived mergedInto { id code name } createdAt updatedAt version\n}"): typeof import('./graphql.ts').ClientFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment SiteFields on Site {\n  id client { id code name } name address { street number floor postalCode city province }\n  accessNotes zoneId zoneChosen contactName contactPhone isDwelling equipmentCount archived version\n}"): typeof import('./graphql.ts').SiteFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment EquipmentFields on Equipment {\n  id client { id code name } site { id name } kind brand model serialNumber installedOn\n  warrantyUntil status notes version\n}"): typeof import('./graphql.ts').EquipmentFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CreateClient($input: CreateClientInput!, $key: UUID) { createClient(input: $input, key: $key) {\n    __typename ...Refusal ... on CreateClientSuccess { client { ...ClientFields } site { ...SiteFields } }\n  } }"): typeof import('./graphql.ts').CreateClientDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdateClient($input: UpdateClientInput!, $key: UUID) { updateClient(input: $input, key: $key) {\n    __typename ...Refusal ... on ClientSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }\n  } }"): typeof import('./graphql.ts').UpdateClientDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ArchiveClient($input: ClientVersionInput!, $key: UUID) { archiveClient(input: $input, key: $key) {\n    __typename ...Refusal ... on ClientSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }\n  } }"): typeof import('./graphql.ts').ArchiveClientDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation RestoreClient($input: ClientVersionInput!, $key: UUID) { restoreClient(input: $input, key: $key) {\n    __typename ...Refusal ... on ClientSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }\n  } }"): typeof import('./graphql.ts').RestoreClientDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation MergeClients($input: MergeClientsInput!, $key: UUID) { mergeClients(input: $input, key: $key) {\n    __typename ...Refusal ... on MergeClientsSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }\n  } }"): typeof import('./graphql.ts').MergeClientsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CreateSite($input: CreateSiteInput!, $key: UUID) { createSite(input: $input, key: $key) {\n    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }\n    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }\n  } }"): typeof import('./graphql.ts').CreateSiteDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdateSite($input: UpdateSiteInput!, $key: UUID) { updateSite(input: $input, key: $key) {\n    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }\n    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }\n  } }"): typeof import('./graphql.ts').UpdateSiteDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ArchiveSite($input: SiteVersionInput!, $key: UUID) { archiveSite(input: $input, key: $key) {\n    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }\n    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }\n  } }"): typeof import('./graphql.ts').ArchiveSiteDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation RestoreSite($input: SiteVersionInput!, $key: UUID) { restoreSite(input: $input, key: $key) {\n    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }\n    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }\n  } }"): typeof import('./graphql.ts').RestoreSiteDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CreateEquipment($input: CreateEquipmentInput!, $key: UUID) { createEquipment(input: $input, key: $key) {\n    __typename ...Refusal ... on EquipmentSuccess { equipment { ...EquipmentFields } } ... on ConflictError { current { ... on Equipment { __typename ...EquipmentFields } } }\n  } }"): typeof import('./graphql.ts').CreateEquipmentDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdateEquipment($input: UpdateEquipmentInput!, $key: UUID) { updateEquipment(input: $input, key: $key) {\n    __typename ...Refusal ... on EquipmentSuccess { equipment { ...EquipmentFields } } ... on ConflictError { current { ... on Equipment { __typename ...EquipmentFields } } }\n  } }"): typeof import('./graphql.ts').UpdateEquipmentDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CreateExport($input: CreateExportInput!, $key: UUID) {\n  createExport(input: $input, key: $key) {\n    __typename\n    ... on ExportSuccess { export { id list format status rows fileName } }\n  }\n}"): typeof import('./graphql.ts').CreateExportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation FieldTravelToVisit($input: VisitActInput!, $key: UUID) { travelToVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }"): typeof import('./graphql.ts').FieldTravelToVisitDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation FieldStartVisit($input: VisitActInput!, $key: UUID) { startVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }"): typeof import('./graphql.ts').FieldStartVisitDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation FieldPauseVisit($input: PauseVisitInput!, $key: UUID) { pauseVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }"): typeof import('./graphql.ts').FieldPauseVisitDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation FieldResumeVisit($input: VisitActInput!, $key: UUID) { resumeVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }"): typeof import('./graphql.ts').FieldResumeVisitDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation FieldCompleteVisit($input: CompleteVisitInput!, $key: UUID) { completeVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }"): typeof import('./graphql.ts').FieldCompleteVisitDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation FieldEndVisitIncomplete($input: EndVisitIncompleteInput!, $key: UUID) { endVisitIncomplete(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }"): typeof import('./graphql.ts').FieldEndVisitIncompleteDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation FieldAddServiceLine($input: AddServiceLineInput!, $key: UUID) { addServiceLine(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }"): typeof import('./graphql.ts').FieldAddServiceLineDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation FieldRemoveServiceLine($input: RemoveServiceLineInput!, $key: UUID) { removeServiceLine(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }"): typeof import('./graphql.ts').FieldRemoveServiceLineDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation FieldAnswerChecklist($input: AnswerChecklistInput!, $key: UUID) { answerChecklist(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }"): typeof import('./graphql.ts').FieldAnswerChecklistDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation FieldProposeFollowUp($input: FollowUpInput!, $key: UUID) { proposeFollowUp(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }"): typeof import('./graphql.ts').FieldProposeFollowUpDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation FieldRemoveAttachment($input: RemoveAttachmentInput!, $key: UUID) { removeAttachment(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkFiled { reviewId because }\n  } }"): typeof import('./graphql.ts').FieldRemoveAttachmentDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment ReviewFields on WorkReview {\n  id status version visitId because from to actCount reason attachedToId decidedByName\n  service { id } technician { id name }\n  acts { operation at unconfirmed because pauseReason text question answer line { id text } signer { name } }\n  attachments { id kind }\n}"): typeof import('./graphql.ts').ReviewFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ApplyWorkReview($input: ApplyWorkReviewInput!, $key: UUID) { applyWorkReview(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkReviewSuccess { review { ...ReviewFields } service { status openReviews } }\n    ... on ConflictError { current { ... on WorkReview { __typename ...ReviewFields } } }\n  } }"): typeof import('./graphql.ts').ApplyWorkReviewDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation AttachWorkReview($input: AttachWorkReviewInput!, $key: UUID) { attachWorkReview(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkReviewSuccess { review { ...ReviewFields } service { status openReviews } }\n    ... on ConflictError { current { ... on WorkReview { __typename ...ReviewFields } } }\n  } }"): typeof import('./graphql.ts').AttachWorkReviewDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation RejectWorkReview($input: RejectWorkReviewInput!, $key: UUID) { rejectWorkReview(input: $input, key: $key) {\n    __typename ...Refusal ... on WorkReviewSuccess { review { ...ReviewFields } service { status openReviews } }\n    ... on ConflictError { current { ... on WorkReview { __typename ...ReviewFields } } }\n  } }"): typeof import('./graphql.ts').RejectWorkReviewDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ReviewsOf($id: ID!) { service(id: $id) { workReviews { ...ReviewFields } } }"): typeof import('./graphql.ts').ReviewsOfDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment ImportFields on Import {\n  id kind fileName status version rowCount totals problem headerRow separator encoding rule undoUntil\n  rememberedAt columns { header target neverOverwrite }\n  announced { created updated unchanged skipped repeated error changed undecided }\n  result { created updated unchanged skipped repeated error changed undecided }\n  progress { done total } undo { removed restored kept lost } stopped { message requestId }\n}"): typeof import('./graphql.ts').ImportFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ChangeTestImport($input: ChangeImportInput!, $key: UUID) { changeImport(input: $input, key: $key) {\n    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }\n  } }"): typeof import('./graphql.ts').ChangeTestImportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation DecideTestImport($input: DecideImportInput!, $key: UUID) { decideImport(input: $input, key: $key) {\n    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }\n  } }"): typeof import('./graphql.ts').DecideTestImportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ActOnTestImport($input: ActOnImportInput!, $key: UUID) { actOnImport(input: $input, key: $key) {\n    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }\n  } }"): typeof import('./graphql.ts').ActOnTestImportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation AdvanceTestImport($input: AdvanceImportInput!, $key: UUID) { advanceImport(input: $input, key: $key) {\n    __typename ...Refusal ... on ImportSuccess { import { ...ImportFields } }\n  } }"): typeof import('./graphql.ts').AdvanceTestImportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query TestImportRows($id: ID!, $view: ImportView!, $fromPage: Int!) {\n  importRows(id: $id, view: $view, fromPage: $fromPage) {\n    nextPage rows { number name status outcome reason kept { entity id name why } }\n  }\n}"): typeof import('./graphql.ts').TestImportRowsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment ItemFields on Item {\n  id ref name kind family unit priceCents costCents vatPercent barcodes supplierRef description archived version\n  prices { priceCents costCents at byName }\n}"): typeof import('./graphql.ts').ItemFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CreateItem($input: CreateItemInput!, $key: UUID) { createItem(input: $input, key: $key) {\n    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } }\n  } }"): typeof import('./graphql.ts').CreateItemDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdateItem($input: UpdateItemInput!, $key: UUID) { updateItem(input: $input, key: $key) {\n    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } } ... on ConflictError { current { ... on Item { __typename ...ItemFields } } }\n  } }"): typeof import('./graphql.ts').UpdateItemDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ArchiveItem($input: ItemVersionInput!, $key: UUID) { archiveItem(input: $input, key: $key) {\n    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } } ... on ConflictError { current { ... on Item { __typename ...ItemFields } } }\n  } }"): typeof import('./graphql.ts').ArchiveItemDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation RestoreItem($input: ItemVersionInput!, $key: UUID) { restoreItem(input: $input, key: $key) {\n    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } } ... on ConflictError { current { ... on Item { __typename ...ItemFields } } }\n  } }"): typeof import('./graphql.ts').RestoreItemDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment Refusal on UserError {\n  message\n  ... on ValidationError { fields { path message } }\n  ... on EmailTakenError { fields { path message } }\n  ... on DuplicateError { mustLink matches { entity id code name matchedOn prospectStatus archived } }\n}"): typeof import('./graphql.ts').RefusalFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation AddNote($input: AddNoteInput!, $key: UUID) {\n  addNote(input: $input, key: $key) {\n    __typename\n    ... on AddNoteSuccess {\n      entry { id at actorId actorName action entity entityId subject text noteKind changes { field } }\n      prospect { status version firstResponseAt firstResponseDueAt }\n    }\n    ... on UserError { message }\n    ... on ValidationError { fields { path message } }\n  }\n}"): typeof import('./graphql.ts').AddNoteDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment WorkedVisitFields on Visit {\n  id status outcome incompleteReason reason travelStartedAt arrivedAt finishedAt\n  pauses { from to reason } unconfirmedTimes resolution technicians { id name } plannedStart version\n}"): typeof import('./graphql.ts').WorkedVisitFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation TravelToVisit($input: VisitActInput!, $key: UUID) { travelToVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }"): typeof import('./graphql.ts').TravelToVisitDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation StartVisit($input: VisitActInput!, $key: UUID) { startVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }"): typeof import('./graphql.ts').StartVisitDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation PauseVisit($input: PauseVisitInput!, $key: UUID) { pauseVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }"): typeof import('./graphql.ts').PauseVisitDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ResumeVisit($input: VisitActInput!, $key: UUID) { resumeVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }"): typeof import('./graphql.ts').ResumeVisitDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CompleteVisit($input: CompleteVisitInput!, $key: UUID) { completeVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }"): typeof import('./graphql.ts').CompleteVisitDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation EndVisitIncomplete($input: EndVisitIncompleteInput!, $key: UUID) { endVisitIncomplete(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }"): typeof import('./graphql.ts').EndVisitIncompleteDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CorrectVisitTimes($input: CorrectVisitTimesInput!, $key: UUID) { correctVisitTimes(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }"): typeof import('./graphql.ts').CorrectVisitTimesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ConfirmVisitTimes($input: ConfirmVisitTimesInput!, $key: UUID) { confirmVisitTimes(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...WorkedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...WorkedVisitFields } } }\n  } }"): typeof import('./graphql.ts').ConfirmVisitTimesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment ProspectFields on Prospect {\n  id code kind name lastName legalName displayName nif email phone\n  address { street number floor postalCode city province } sourceId interestIds need estimatedValueCents status\n  lostReasonId discardKind owner { id name } nextActionOn due notes doNotContact firstResponseDueAt firstResponseAt\n  convertedTo { id code name } convertedService { id code title } createdAt updatedAt version\n}"): typeof import('./graphql.ts').ProspectFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CreateProspect($input: CreateProspectInput!, $key: UUID) { createProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on CreateProspectSuccess { prospect { ...ProspectFields } }\n  } }"): typeof import('./graphql.ts').CreateProspectDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdateProspect($input: UpdateProspectInput!, $key: UUID) { updateProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }"): typeof import('./graphql.ts').UpdateProspectDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation AdvanceProspect($input: AdvanceProspectInput!, $key: UUID) { advanceProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }"): typeof import('./graphql.ts').AdvanceProspectDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation StepBackProspect($input: StepBackProspectInput!, $key: UUID) { stepBackProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }"): typeof import('./graphql.ts').StepBackProspectDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation LoseProspect($input: LoseProspectInput!, $key: UUID) { loseProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }"): typeof import('./graphql.ts').LoseProspectDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation DiscardProspect($input: DiscardProspectInput!, $key: UUID) { discardProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }"): typeof import('./graphql.ts').DiscardProspectDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ReopenProspect($input: ProspectVersionInput!, $key: UUID) { reopenProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }"): typeof import('./graphql.ts').ReopenProspectDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation RestoreProspect($input: ProspectVersionInput!, $key: UUID) { restoreProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n  } }"): typeof import('./graphql.ts').RestoreProspectDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ConvertProspect($input: ConvertProspectInput!, $key: UUID) { convertProspect(input: $input, key: $key) {\n    __typename ...Refusal ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }\n    ... on ConvertProspectSuccess { made prospect { ...ProspectFields }\n      client { id code legalName kind nif emails phones notes owner { id name } originProspectId siteCount\n        billingAddress { street city } contacts { name phone email main } mainSite { street } version }\n      site { id name client { id } address { street number postalCode city } } service { id code title } }\n  } }"): typeof import('./graphql.ts').ConvertProspectDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment ReportFields on WorkReport {\n  id code number isLatest service { id code title } visitId signer { name nif } refusal signatureId\n  frozenAt revisionReason sha256 previousHash content {\n    timeZone company { name nif address phone email logo } client { id code name nif address } site { id name address }\n    contact { name phone } equipment { id name serialNumber } typeName category description underWarranty\n    technicians { id name } travelStartedAt arrivedAt finishedAt pauses { from to reason } workedMinutes resolution\n    checklist { id text answer }\n    lines { id kind text quantityMilli unit unitPriceCents discountBasisPoints vatPercent billable amountCents }\n    totals { baseCents vat { percent baseCents vatCents } totalCents } photos { attachmentId kind sha256 }\n    signer { name nif } signatureId refusal signedAt warrantyUntil }\n}"): typeof import('./graphql.ts').ReportFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ReportAs($id: ID!) { workReport(id: $id) { ...ReportFields } }"): typeof import('./graphql.ts').ReportAsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment LineFields on ServiceLine {\n  id item { id code name } kind text quantityMilli unit unitPriceCents costCents discountBasisPoints vatPercent billable amountCents\n  authorName version\n}"): typeof import('./graphql.ts').LineFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment ServiceFields on Service {\n  id code title description status priority typeId typeName category durationMinutes skillIds\n  client { id code name } site { id name address { street postalCode city province } accessNotes zoneId }\n  equipment { id label serialNumber warrantyUntil } owner { id name } requestedAt notBefore dueAt\n  promisedWindow { start end } hold { reasonId note since until } cancellation { reasonId note } resolution underWarranty\n  checklist { id text kind options required answer answeredByName answeredAt } requiresSignature minPhotos instructions\n  lines { ...LineFields } technicians { id name } nextVisit { id plannedStart status } followsUp { id code title }\n  proposedByName createdAt updatedAt version\n}"): typeof import('./graphql.ts').ServiceFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CreateService($input: CreateServiceInput!, $key: UUID) { createService(input: $input, key: $key) {\n    __typename ...Refusal ... on CreateServiceSuccess { service { id code title } }\n  } }"): typeof import('./graphql.ts').CreateServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdateService($input: UpdateServiceInput!, $key: UUID) { updateService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }"): typeof import('./graphql.ts').UpdateServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation HoldService($input: HoldServiceInput!, $key: UUID) { holdService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }"): typeof import('./graphql.ts').HoldServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ChangeHold($input: ChangeHoldInput!, $key: UUID) { changeHold(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }"): typeof import('./graphql.ts').ChangeHoldDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ResumeService($input: ServiceVersionInput!, $key: UUID) { resumeService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }"): typeof import('./graphql.ts').ResumeServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CancelService($input: CancelServiceInput!, $key: UUID) { cancelService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }"): typeof import('./graphql.ts').CancelServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CloseService($input: ServiceVersionInput!, $key: UUID) { closeService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }"): typeof import('./graphql.ts').CloseServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ReopenService($input: ReopenServiceInput!, $key: UUID) { reopenService(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }"): typeof import('./graphql.ts').ReopenServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ProposeFollowUp($input: FollowUpInput!, $key: UUID) { proposeFollowUp(input: $input, key: $key) {\n    __typename ...Refusal ... on CreateServiceSuccess { service { id code title } }\n  } }"): typeof import('./graphql.ts').ProposeFollowUpDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation AddServiceLine($input: AddServiceLineInput!, $key: UUID) { addServiceLine(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceLineSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }"): typeof import('./graphql.ts').AddServiceLineDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdateServiceLine($input: UpdateServiceLineInput!, $key: UUID) { updateServiceLine(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceLineSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }"): typeof import('./graphql.ts').UpdateServiceLineDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation RemoveServiceLine($input: RemoveServiceLineInput!, $key: UUID) { removeServiceLine(input: $input, key: $key) {\n    __typename ...Refusal ... on ServiceLineSuccess { service { ...ServiceFields } }\n    ... on ConflictError { current { ... on Service { __typename ...ServiceFields } ... on ServiceLine { __typename ...LineFields } } }\n  } }"): typeof import('./graphql.ts').RemoveServiceLineDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation AnswerChecklist($input: AnswerChecklistInput!, $key: UUID) { answerChecklist(input: $input, key: $key) {\n    __typename ...Refusal ... on AnswerChecklistSuccess { service { ...ServiceFields } }\n  } }"): typeof import('./graphql.ts').AnswerChecklistDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OneService($id: ID!) { service(id: $id) { ...ServiceFields } }"): typeof import('./graphql.ts').OneServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment NewerSettings on ConflictError { current {\n  ... on CompanySettings { __typename name version } ... on CompanyLogo { __typename version }\n  ... on WorkingHours { __typename version } ... on Buffers { __typename normal version }\n  ... on PasswordSettings { __typename minLength version } ... on ServiceTypeList { __typename version values { name } }\n  ... on SkillList { __typename version values { name } } ... on ZoneList { __typename version values { name } }\n  ... on HolidayList { __typename version values { name } } ... on ReasonList { __typename version lostReasons { name } }\n} }"): typeof import('./graphql.ts').NewerSettingsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdateCompany($input: UpdateCompanyInput!, $key: UUID) { updateCompany(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on CompanySuccess { company {\n      name nif address { street number floor postalCode city province } phone email timeZone agentsApproveAbsences\n      pricesOnReport version } }\n  } }"): typeof import('./graphql.ts').UpdateCompanyDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdateWorkingHours($input: UpdateWorkingHoursInput!, $key: UUID) { updateWorkingHours(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on WorkingHoursSuccess { workingHours { hours { mon { from to } sun { from to } } version } }\n  } }"): typeof import('./graphql.ts').UpdateWorkingHoursDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation SetCompanyLogo($input: SetCompanyLogoInput!, $key: UUID) { setCompanyLogo(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on CompanyLogoSuccess { logo { png version } }\n  } }"): typeof import('./graphql.ts').SetCompanyLogoDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdateBuffers($input: UpdateBuffersInput!, $key: UUID) { updateBuffers(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on BuffersSuccess { buffers { low normal high urgent firstResponse version } }\n  } }"): typeof import('./graphql.ts').UpdateBuffersDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdatePasswords($input: UpdatePasswordsInput!, $key: UUID) { updatePasswords(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on PasswordsSuccess { passwords { minLength refuseCommon changeFirst version } }\n  } }"): typeof import('./graphql.ts').UpdatePasswordsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation SaveServiceType($input: SaveServiceTypeInput!, $key: UUID) { saveServiceType(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on ServiceTypesSuccess { serviceTypes { values {\n      id name category durationMinutes priority instructions\n      checklist { text kind options required } skillIds requiresSignature minPhotos retired\n    } version } }\n  } }"): typeof import('./graphql.ts').SaveServiceTypeDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation SaveSkill($input: SaveSkillInput!, $key: UUID) { saveSkill(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on SkillsSuccess { skills { values { id name retired } version } }\n  } }"): typeof import('./graphql.ts').SaveSkillDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation SaveZone($input: SaveZoneInput!, $key: UUID) { saveZone(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on ZonesSuccess { zones { values { id name postalPrefixes retired } version } }\n  } }"): typeof import('./graphql.ts').SaveZoneDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation SaveReason($input: SaveReasonInput!, $key: UUID) { saveReason(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on ReasonsSuccess { reasons { prospectSources { id name retired } lostReasons { id name retired }\n      cancelReasons { id name retired } holdReasons { id name retired } version } }\n  } }"): typeof import('./graphql.ts').SaveReasonDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation SaveHoliday($input: SaveHolidayInput!, $key: UUID) { saveHoliday(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on HolidaysSuccess { holidays { values { id date name } version } }\n  } }"): typeof import('./graphql.ts').SaveHolidayDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation DropHoliday($input: DropHolidayInput!, $key: UUID) { dropHoliday(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on HolidaysSuccess { holidays { values { id date name } version } }\n  } }"): typeof import('./graphql.ts').DropHolidayDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation RetireValue($input: CatalogValueInput!, $key: UUID) { retireValue(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on CatalogValueSuccess { settings { skills { values { id name retired } version } } }\n  } }"): typeof import('./graphql.ts').RetireValueDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation RestoreValue($input: CatalogValueInput!, $key: UUID) { restoreValue(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on CatalogValueSuccess { settings { skills { values { id name retired } version } } }\n  } }"): typeof import('./graphql.ts').RestoreValueDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation DropValue($input: CatalogValueInput!, $key: UUID) { dropValue(input: $input, key: $key) {\n    __typename ...Refusal ...NewerSettings ... on CatalogValueSuccess { settings {\n      skills { values { id name retired } version } reasons { version holdReasons { name } } } }\n  } }"): typeof import('./graphql.ts').DropValueDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment AbsenceFields on Absence {\n  id technicianId technicianName from to kind status note decidedByName version\n}"): typeof import('./graphql.ts').AbsenceFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment TechnicianFields on Technician {\n  id name lastName email phone status version color skillIds zoneIds\n  weeklyHours { mon { from to } sun { from to } } permissions { prices phones }\n}"): typeof import('./graphql.ts').TechnicianFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment AgentFields on Agent { role id name lastName email phone status version }"): typeof import('./graphql.ts').AgentFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment MyFields on Me { id name lastName phone role version color }"): typeof import('./graphql.ts').MyFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CreateAgent($input: CreateAgentInput!, $key: UUID) { createAgent(input: $input, key: $key) {\n    __typename ...Refusal ... on CreateAgentSuccess { agent { ...AgentFields } }\n  } }"): typeof import('./graphql.ts').CreateAgentDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdateTechnician($input: UpdateStaffInput!, $key: UUID) { updateTechnician(input: $input, key: $key) {\n    __typename ...Refusal ... on TechnicianSuccess { technician { ...TechnicianFields } } ... on ConflictError { current { ... on Technician { __typename ...TechnicianFields } } }\n  } }"): typeof import('./graphql.ts').UpdateTechnicianDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdateAgent($input: UpdateStaffInput!, $key: UUID) { updateAgent(input: $input, key: $key) {\n    __typename ...Refusal ... on AgentSuccess { agent { ...AgentFields } } ... on ConflictError { current { ... on Agent { __typename ...AgentFields } } }\n  } }"): typeof import('./graphql.ts').UpdateAgentDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdateTechnicianProfile($input: UpdateTechnicianProfileInput!, $key: UUID) { updateTechnicianProfile(input: $input, key: $key) {\n    __typename ...Refusal ... on TechnicianSuccess { technician { ...TechnicianFields } } ... on ConflictError { current { ... on Technician { __typename ...TechnicianFields } } }\n  } }"): typeof import('./graphql.ts').UpdateTechnicianProfileDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation SetTechnicianPermissions($input: SetTechnicianPermissionsInput!, $key: UUID) { setTechnicianPermissions(input: $input, key: $key) {\n    __typename ...Refusal ... on TechnicianSuccess { technician { ...TechnicianFields } } ... on ConflictError { current { ... on Technician { __typename ...TechnicianFields } } }\n  } }"): typeof import('./graphql.ts').SetTechnicianPermissionsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ChangeRole($input: ChangeRoleInput!, $key: UUID) { changeRole(input: $input, key: $key) {\n    __typename ...Refusal ... on AgentSuccess { agent { ...AgentFields } } ... on ConflictError { current { ... on Agent { __typename ...AgentFields } } }\n  } }"): typeof import('./graphql.ts').ChangeRoleDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation SuspendStaff($input: StaffInput!, $key: UUID) { suspendStaff(input: $input, key: $key) {\n    __typename ...Refusal ... on StaffStatusSuccess { id status heldWork { visits prospects clients } }\n  } }"): typeof import('./graphql.ts').SuspendStaffDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ReactivateStaff($input: StaffInput!, $key: UUID) { reactivateStaff(input: $input, key: $key) {\n    __typename ...Refusal ... on StaffStatusSuccess { id status heldWork { visits prospects clients } }\n  } }"): typeof import('./graphql.ts').ReactivateStaffDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation EndSessions($input: StaffInput!, $key: UUID) { endSessions(input: $input, key: $key) {\n    __typename ...Refusal ... on EndSessionsSuccess { id }\n  } }"): typeof import('./graphql.ts').EndSessionsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ChangeOwnPassword($input: ChangeOwnPasswordInput!, $key: UUID) { changeOwnPassword(input: $input, key: $key) {\n    __typename ...Refusal ... on ChangeOwnPasswordSuccess { id }\n  } }"): typeof import('./graphql.ts').ChangeOwnPasswordDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UpdateMyProfile($input: UpdateMyProfileInput!, $key: UUID) { updateMyProfile(input: $input, key: $key) {\n    __typename ...Refusal ... on MyProfileSuccess { me { ...MyFields } } ... on ConflictError { current { ... on Me { __typename ...MyFields } } }\n  } }"): typeof import('./graphql.ts').UpdateMyProfileDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation RequestAbsence($input: AbsenceInput!, $key: UUID) { requestAbsence(input: $input, key: $key) {\n    __typename ...Refusal ... on AbsenceSuccess { absence { ...AbsenceFields } } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }\n  } }"): typeof import('./graphql.ts').RequestAbsenceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CreateAbsence($input: CreateAbsenceInput!, $key: UUID) { createAbsence(input: $input, key: $key) {\n    __typename ...Refusal ... on AbsenceSuccess { absence { ...AbsenceFields } } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }\n  } }"): typeof import('./graphql.ts').CreateAbsenceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation DecideAbsence($input: DecideAbsenceInput!, $key: UUID) { decideAbsence(input: $input, key: $key) {\n    __typename ...Refusal ... on AbsenceSuccess { absence { ...AbsenceFields } } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }\n  } }"): typeof import('./graphql.ts').DecideAbsenceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CancelAbsence($input: CancelAbsenceInput!, $key: UUID) { cancelAbsence(input: $input, key: $key) {\n    __typename ...Refusal ... on CancelAbsenceSuccess { id } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }\n  } }"): typeof import('./graphql.ts').CancelAbsenceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CreateTechnician($input: CreateTechnicianInput!, $key: UUID) {\n  createTechnician(input: $input, key: $key) {\n    __typename\n    ... on CreateTechnicianSuccess { technician { id email phone status createdAt } }\n    ... on UserError { message }\n    ... on EmailTakenError { fields { path message } }\n  }\n}"): typeof import('./graphql.ts').CreateTechnicianDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment PlannedVisitFields on Visit {\n  id plannedStart plannedEnd status instructions reason version\n  technicians { id name } summary { serviceId code title } site { id address { province } }\n  service { id status technicians { id } nextVisit { id plannedStart } }\n}"): typeof import('./graphql.ts').PlannedVisitFieldsFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation ScheduleVisit($input: ScheduleVisitInput!, $key: UUID) { scheduleVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }\n    ... on PlanVisitSuccess { visit { ...PlannedVisitFields } }\n    ... on SlotTakenError { reasons { kind severity technicianId message } nearestStart }\n    ... on SlotWarningsError { reasons { kind severity technicianId message } }\n  } }"): typeof import('./graphql.ts').ScheduleVisitDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation MoveVisit($input: MoveVisitInput!, $key: UUID) { moveVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }\n    ... on PlanVisitSuccess { visit { ...PlannedVisitFields } }\n    ... on SlotTakenError { reasons { kind severity technicianId message } nearestStart }\n    ... on SlotWarningsError { reasons { kind severity technicianId message } }\n  } }"): typeof import('./graphql.ts').MoveVisitDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation UnscheduleVisit($input: VisitVersionInput!, $key: UUID) { unscheduleVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...PlannedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }\n  } }"): typeof import('./graphql.ts').UnscheduleVisitDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation CancelVisit($input: CancelVisitInput!, $key: UUID) { cancelVisit(input: $input, key: $key) {\n    __typename ...Refusal ... on VisitSuccess { visit { ...PlannedVisitFields } } ... on ConflictError { current { ... on Visit { __typename ...PlannedVisitFields } } }\n  } }"): typeof import('./graphql.ts').CancelVisitDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OwnAccessClient($client: ID!, $site: ID!, $equipment: ID!) {\n  client(id: $client) { id phones emails contacts { name phone } }\n  site(id: $site) { id contactName contactPhone accessNotes }\n  equipment(id: $equipment) { id kind }\n}"): typeof import('./graphql.ts').OwnAccessClientDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OwnAccessClient2($id: ID!) { client(id: $id) { legalName emails tags notes contacts { name email } } }"): typeof import('./graphql.ts').OwnAccessClient2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OwnAccessClient3($id: ID!) { client(id: $id) { id } }"): typeof import('./graphql.ts').OwnAccessClient3Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OwnAccessClient4($id: ID!) { client(id: $id) { id } }"): typeof import('./graphql.ts').OwnAccessClient4Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query WorkContactDetailsService($service: ID!, $visit: ID!) {\n    service(id: $service) { contact { name } site { accessNotes } }\n    visit(id: $visit) { site { accessNotes } service { contact { name } site { accessNotes } } } }"): typeof import('./graphql.ts').WorkContactDetailsServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query WorkContactDetailsService2($id: ID!) { service(id: $id) { nextVisit { id } technicians { id } } }"): typeof import('./graphql.ts').WorkContactDetailsService2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CommandLineToolsMe { me { email role } }"): typeof import('./graphql.ts').CommandLineToolsMeDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query FanoutsSystemStatus { systemStatus { staleCopies { id subject name records state attempts nextAttemptAt problem } } }"): typeof import('./graphql.ts').FanoutsSystemStatusDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation FanoutsRetryStaleCopy($input: RetryStaleCopyInput!, $key: UUID) { result: retryStaleCopy(input: $input, key: $key) {\n      __typename ... on RetryStaleCopySuccess { status { staleCopies { id subject name records state attempts nextAttemptAt problem } } } } }"): typeof import('./graphql.ts').FanoutsRetryStaleCopyDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query FiguresCounted {\n  figures { openProspects newProspects activeClients activeTechnicians openReviews }\n}"): typeof import('./graphql.ts').FiguresCountedDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SeedServicesMyVisits($today: LocalDate!) { myVisits(from: $today) { status } }"): typeof import('./graphql.ts').SeedServicesMyVisitsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SeedMe { me { email role } }"): typeof import('./graphql.ts').SeedMeDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SeedTotals { prospectTotals { status count valueCents } }"): typeof import('./graphql.ts').SeedTotalsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SeedDue($due: DueBucket!) {\n      prospects(first: 1, filter: { due: $due }) { edges { node { due } } }\n    }"): typeof import('./graphql.ts').SeedDueDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SeedSearch($words: String!) {\n      clients(search: $words) { edges { node { name: legalName } } }\n    }"): typeof import('./graphql.ts').SeedSearchDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SeedHits {\n      search(q: \"vaillant\") { entity } prospects(search: \"lorenzo cano\") { edges { node { need } } }\n    }"): typeof import('./graphql.ts').SeedHitsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SeedTeam { team(roles: [AGENT]) { id } }"): typeof import('./graphql.ts').SeedTeamDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SeedOwn { me { color } absences { edges { node { status } } } }"): typeof import('./graphql.ts').SeedOwnDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ConversionLinksProspect($id: ID!) { prospect(id: $id) { notDuplicateOf } }"): typeof import('./graphql.ts').ConversionLinksProspectDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ConversionServicePlanningRevision { planningRevision(date: \"2026-11-21\") { tray } }"): typeof import('./graphql.ts').ConversionServicePlanningRevisionDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ConversionServiceActivity($id: ID!) { activity(entity: PROSPECT, id: $id) { edges { node { changes { field } } } } }"): typeof import('./graphql.ts').ConversionServiceActivityDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ProspectsList($first: PageSize!, $after: String, $search: String, $filter: ProspectFilter, $sort: ProspectSort!) {\n  prospects(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { cursor node { id name due status } } pageInfo { hasNextPage endCursor } totalCount\n  }\n}"): typeof import('./graphql.ts').ProspectsListDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ProspectsListProspectTotals($filter: ProspectFilter) {\n  prospectTotals(filter: $filter) { status count valueCents }\n}"): typeof import('./graphql.ts').ProspectsListProspectTotalsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ProspectsList2($id: ID!) { prospect(id: $id) { id } }"): typeof import('./graphql.ts').ProspectsList2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Page($entity: EntityKind!, $id: ID!, $first: PageSize!, $after: String) {\n  activity(entity: $entity, id: $id, first: $first, after: $after) {\n    edges { cursor node {\n      id at actorId actorName action entity entityId subject text noteKind changes { field before after }\n    } }\n    pageInfo { hasNextPage endCursor }\n  }\n}"): typeof import('./graphql.ts').PageDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query NotesActivity { activity(entity: CLIENT, id: \"ibiza\") { edges { node { at text } } } }"): typeof import('./graphql.ts').NotesActivityDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query MissingToInvoice($id: ID!) { service(id: $id) { missingToInvoice invoiceGaps { kind text } } }"): typeof import('./graphql.ts').MissingToInvoiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OwnService($id: ID!) {\n    service(id: $id) { contact { name phone } totals { totalCents } missingToInvoice visits { id } }\n  }"): typeof import('./graphql.ts').OwnServiceDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ServicesHold($filter: ServiceFilter) {\n    services(filter: $filter) { edges { node { id status hold { until } } } totalCount }\n  }"): typeof import('./graphql.ts').ServicesHoldDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query TotalsOf($id: ID!) {\n    service(id: $id) { totals { baseCents totalCents vat { percent vatCents } } }\n  }"): typeof import('./graphql.ts').TotalsOfDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query LineTimeline($id: ID!) {\n    activity(entity: SERVICE, id: $id, first: 10) { edges { node { changes { field before after } } } }\n  }"): typeof import('./graphql.ts').LineTimelineDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ServicesList($first: PageSize!, $after: String, $search: String, $filter: ServiceFilter, $sort: ServiceSort!) {\n  services(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {\n    edges { node { id code title client { name } site { name address { city } } technicians { name } dueAt\n      nextVisit { plannedStart } lines { unitPriceCents } } }\n    pageInfo { hasNextPage endCursor } totalCount\n  }\n}"): typeof import('./graphql.ts').ServicesListDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ServicesList2 { services(first: 25, sort: DUE, filter: { status: FINISHED }) {\n    edges { node { missingToInvoice } } totalCount } }"): typeof import('./graphql.ts').ServicesList2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ServiceDetail($id: ID!) { service(id: $id) {\n    code client { name } site { name } equipment { label } technicians { name } lines { text } checklist { text }\n    visits { id } reports { id } contact { phone } missingToInvoice totals { totalCents } followsUp { code }\n  } }"): typeof import('./graphql.ts').ServiceDetailDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ContactOf($id: ID!) { service(id: $id) { contact { name phone } } }"): typeof import('./graphql.ts').ContactOfDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query WorkCopiesServices($search: String) { services(search: $search) { edges { node { id } } } }"): typeof import('./graphql.ts').WorkCopiesServicesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query WorkCopiesMergePreview($keepId: ID!, $mergeId: ID!) { mergePreview(keepId: $keepId, mergeId: $mergeId) { serviceCount } }"): typeof import('./graphql.ts').WorkCopiesMergePreviewDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CatalogValues { catalog { skills { name retired } } }"): typeof import('./graphql.ts').CatalogValuesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query SettingsGuardsCatalog { catalog { timeZone skills { name } holdReasons { name } } }"): typeof import('./graphql.ts').SettingsGuardsCatalogDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Settings { settings {\n      company { name nif address { street } phone email timeZone agentsApproveAbsences pricesOnReport version }\n      workingHours { hours { mon { from to } fri { from to } sun { from to } } version }\n      buffers { low normal high urgent lowClock highClock urgentClock firstResponse version }\n      serviceTypes { values { id } version } skills { values { id } version } zones { values { id } version }\n      holidays { values { id } version }\n      reasons { prospectSources { id } lostReasons { id } cancelReasons { id } holdReasons { id } version }\n    } }"): typeof import('./graphql.ts').SettingsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Settings2 { settings { company { pricesOnReport } } }"): typeof import('./graphql.ts').Settings2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AbsenceWork($id: ID!) { absenceWork(id: $id) { visits firstDay } }"): typeof import('./graphql.ts').AbsenceWorkDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query AbsencesList($technicianId: ID, $status: AbsenceStatus, $first: PageSize, $after: String) {\n  absences(technicianId: $technicianId, status: $status, first: $first, after: $after) {\n    edges { cursor node { id technicianId from } } pageInfo { hasNextPage endCursor }\n  }\n}"): typeof import('./graphql.ts').AbsencesListDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query CreateTechnicianMe { me { id email role permissions { prices phones } } meTechnician { user { id } } }"): typeof import('./graphql.ts').CreateTechnicianMeDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query NotesAnswersActivity($id: ID!) { activity(entity: PROSPECT, id: $id) {\n  edges { node { action text noteKind } } } }"): typeof import('./graphql.ts').NotesAnswersActivityDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OwnTimelineActivity($entity: EntityKind!, $id: ID!) { activity(entity: $entity, id: $id) {\n  edges { node { action entity entityId subject text changes { field before after } } }\n} }"): typeof import('./graphql.ts').OwnTimelineActivityDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OwnTimelineActivity2($id: ID!, $after: String) { activity(entity: SERVICE, id: $id, first: 2, after: $after) {\n  edges { node { text } } pageInfo { hasNextPage endCursor }\n} }"): typeof import('./graphql.ts').OwnTimelineActivity2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation PasswordsCreateTechnician($input: CreateTechnicianInput!) { createTechnician(input: $input) {\n  __typename ... on ValidationError { fields { path message } } ... on CreateTechnicianSuccess { technician { id } } } }"): typeof import('./graphql.ts').PasswordsCreateTechnicianDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PasswordsSettings { settings { passwords { minLength refuseCommon changeFirst version } } }"): typeof import('./graphql.ts').PasswordsSettingsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query StaffListsAgent($id: ID!) { agent(id: $id) { id role } technician(id: $id) { id color } }"): typeof import('./graphql.ts').StaffListsAgentDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query StaffListsTeam($roles: [Role!]) { team(roles: $roles) { name role color zoneIds } }"): typeof import('./graphql.ts').StaffListsTeamDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query StaffListsMe { me { version color } }"): typeof import('./graphql.ts').StaffListsMeDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query StaffStatusHeldWork($id: ID!) { heldWork(id: $id) { visits prospects clients } }"): typeof import('./graphql.ts').StaffStatusHeldWorkDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query StaffStatusMeAdmin { meAdmin { user { role } } }"): typeof import('./graphql.ts').StaffStatusMeAdminDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Page2($first: PageSize!, $after: String) {\n  technicians(first: $first, after: $after) {\n    edges { cursor node { id name lastName email phone status createdAt } }\n    pageInfo { hasNextPage endCursor }\n    totalCount\n  }\n}"): typeof import('./graphql.ts').Page2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Technicians($id: ID!) { technician(id: $id) { id } }"): typeof import('./graphql.ts').TechniciansDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query TechniciansMe { me { id role } }"): typeof import('./graphql.ts').TechniciansMeDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query TechniciansMe2($id: ID!) { me { id } again: me { role } technician(id: $id) { id } }"): typeof import('./graphql.ts').TechniciansMe2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query TechniciansMeAdmin { meAdmin { user { id } activeTechnicianCount } }"): typeof import('./graphql.ts').TechniciansMeAdminDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Technicians2($id: ID!) { technician(id: $id) { name } }"): typeof import('./graphql.ts').Technicians2Document;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Devices($ids: [ID!]!) { devices(technicianIds: $ids) { technicianId heardAt } }"): typeof import('./graphql.ts').DevicesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query LoadOfKeptTeam($date: LocalDate!) {\n  teamDay(date: $date) { visits { id } load { technician { id name } capacityMinutes away } }\n}"): typeof import('./graphql.ts').LoadOfKeptTeamDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query LateWorkWorkReport($id: ID!) { workReport(id: $id) { content { workedMinutes unconfirmedTimes } } }"): typeof import('./graphql.ts').LateWorkWorkReportDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OwnWeekMyDaysOff($from: LocalDate!, $days: Int!) { myDaysOff(from: $from, days: $days) { date holiday absence } }"): typeof import('./graphql.ts').OwnWeekMyDaysOffDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query OwnWeekLetterhead { letterhead { name nif address phone } }"): typeof import('./graphql.ts').OwnWeekLetterheadDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "fragment VisitOfChanges on Visit { id plannedStart plannedEnd status version technicians { id name } client { name }\n  site { name } summary { title } }"): typeof import('./graphql.ts').VisitOfChangesFragmentDoc;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PlanningOfChanges($date: LocalDate!, $view: PlanningView!) {\n  planning(date: $date, view: $view) { mark tray technicians { id name } visits { ...VisitOfChanges } } }"): typeof import('./graphql.ts').PlanningOfChangesDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query ChangesOfPlanning($date: LocalDate!, $view: PlanningView!, $since: String!) {\n  planningChanges(date: $date, view: $view, since: $since) {\n    isTooOld mark tray visits { ...VisitOfChanges } goneIds } }"): typeof import('./graphql.ts').ChangesOfPlanningDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PlanningSuggestionsSlotSuggestions($serviceId: ID!, $from: LocalDate) { slotSuggestions(serviceId: $serviceId, from: $from) {\n    technician { id name color } start end reasons } }"): typeof import('./graphql.ts').PlanningSuggestionsSlotSuggestionsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PlanningTrayRevisionPlanningRevision { planningRevision(date: \"2026-11-24\") { tray } }"): typeof import('./graphql.ts').PlanningTrayRevisionPlanningRevisionDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query Planning($date: LocalDate!, $view: PlanningView!) { planning(date: $date, view: $view) {\n  from to revision\n  technicians { id name lastName color status skillIds zoneIds weeklyHours { mon { from to } } absences { from to kind } }\n  visits { id plannedStart plannedEnd status technicians { id color } summary { code title priority dueAt\n    promisedWindow { start end } equipmentLabel } site { address { city } } client { name } version }\n  holidays { date name } } }"): typeof import('./graphql.ts').PlanningDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query PlanningPlanningRevision($date: LocalDate!) { planningRevision(date: $date) { week tray } }"): typeof import('./graphql.ts').PlanningPlanningRevisionDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query VisitsPerformOwnDayMyVisits($from: LocalDate!, $days: Int!) { myVisits(from: $from, days: $days) { plannedStart } }"): typeof import('./graphql.ts').VisitsPerformOwnDayMyVisitsDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query VisitsPerformTimelineActivity($id: ID!) {\n    activity(entity: SERVICE, id: $id, first: 20) { edges { node { action at } } }\n  }"): typeof import('./graphql.ts').VisitsPerformTimelineActivityDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "mutation VisitsPerformTimelineRemoveAttachment($input: RemoveAttachmentInput!) { removeAttachment(input: $input) { __typename } }"): typeof import('./graphql.ts').VisitsPerformTimelineRemoveAttachmentDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query VisitsPlan($id: ID!) { visit(id: $id) { id } }"): typeof import('./graphql.ts').VisitsPlanDocument;
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "query VisitsPlanHeldWork($id: ID!) { heldWork(id: $id) { visits } }"): typeof import('./graphql.ts').VisitsPlanHeldWorkDocument;


export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

Feature: Who one is here, and the accounts one has
  Background:
    Given Ada has opened an account

  Scenario: The overview says who one is
    When Ada looks at her account
    Then she sees a name, her user id and that it is her main account

  @core
  Scenario: Another public name
    When Ada takes another public name
    Then her account shows that name

  Scenario: A sub-account of one's own, and back
    When Ada opens the sub-account "Grid bot"
    Then her sub-accounts are "Grid bot"
    When Ada switches to "Grid bot"
    Then she acts as the sub-account "Grid bot"
    And the account is worth nothing
    And a page of the main account explains that it is not for sub-accounts
    When Ada goes back to her main account
    Then she acts as her main account
    And the account is worth something

  Scenario: A better name for a sub-account
    Given Ada has opened the sub-account "Grid bot"
    When Ada renames the sub-account "Grid bot" to "Night shift"
    Then her sub-accounts are "Night shift"

  @core
  Scenario: Every tab follows
    Given Ada has opened the sub-account "Grid bot"
    And Ada has her account open in another tab
    When Ada switches to "Grid bot"
    Then the other tab acts as the sub-account "Grid bot" too
